/**
 * `npm run test:hosts`: tests the widget in real wikis. It needs Debian's packages of MediaWiki,
 * DokuWiki and PHP and is not part of `npm test`. The wikis are unpacked, set up and served in
 * `target/hosts`, and read in Chromium; the screenshots are left in `target/hosts/shots`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, Failure, find, main, root, run, runLocal } from './command.mjs';
import { testInBrowser } from './playwright.mjs';
import { cache, ensureBrowser, ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';
import { buildWidget } from './widget.mjs';

/** The page, with the widget's files beside it: what the owner of a wiki copies. */
const DIST = join(root, 'dist');
const SITES = join(root, 'target', 'hosts');
const SOURCES = join(root, 'tests', 'hosts');
const EXTRAS = join(root, 'extras');

/** The page of the wikis with boards by their tag. */
const TAGS = 'Tags';

/** PHP and its extensions are installed; what is served is only unpacked, which needs no rights. */
const PHP = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-intl'];
const SERVED = [
  ...['mediawiki', 'mediawiki-classes', 'dokuwiki', 'libphp-simplepie', 'php-geshi', 'php-phpseclib'],
  ...['libjs-jquery', 'libjs-jquery-cookie', 'libjs-jquery-ui'],
];

/** Makes sure of PHP, and of Debian's packages in the cache; gives the folder of the latter. */
async function ensureDebian() {
  if (!find('apt-get')) throw new Failure('The wikis are packages of Debian, and here is no apt-get.');
  const modules = (find('php') && ask('php', '-m')) || '';
  if (!['sqlite3', 'mbstring', 'xml', 'intl'].every((name) => modules.split(/\s/).includes(name))) {
    const isRoot = process.getuid?.() === 0;
    if (!isRoot) throw new Failure(`As root, then try again: apt-get install ${PHP.join(' ')}`);
    console.log(`[set-up] ${PHP.join(', ')}, by apt-get install`);
    await run('apt-get', ['update', '-qq']);
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...PHP];
    await run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
  }
  const folder = join(cache, 'hosts');
  mkdirSync(folder, { recursive: true });
  const missing = SERVED.filter((name) => !readdirSync(folder).some((file) => file.startsWith(`${name}_`)));
  if (missing.length > 0) {
    console.log(`[set-up] Debian's ${missing.join(', ')}, by apt-get download, into ${folder}`);
    const { status } = spawnSync('apt-get', ['download', '-q', ...missing], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Failure('apt-get download has failed; apt-get update may help.');
  }
  return folder;
}

/**
 * Unpacks the packages, so that nothing refers to the places where they are not installed.
 * @param {string} folder where they are
 */
async function unpack(folder) {
  rmSync(SITES, { recursive: true, force: true });
  mkdirSync(join(SITES, 'shots'), { recursive: true });
  for (const file of readdirSync(folder)) await run('dpkg', ['-x', join(folder, file), SITES]);
  const mediawiki = join(SITES, 'usr/share/mediawiki');
  for (const link of ['LocalSettings.php', 'images', 'extensions', 'config']) unlinkSync(join(mediawiki, link));
  symlinkSync('extensions-core', join(mediawiki, 'extensions'));
  mkdirSync(join(mediawiki, 'images'));
  const dokuwiki = join(SITES, 'usr/share/dokuwiki');
  for (const name of ['tpl', 'plugins']) {
    unlinkSync(join(dokuwiki, 'lib', name));
    symlinkSync(join(SITES, 'var/lib/dokuwiki/lib', name), join(dokuwiki, 'lib', name));
  }
  cpSync(join(EXTRAS, 'mediawiki', 'PassAlive'), join(mediawiki, 'extensions', 'PassAlive'), { recursive: true });
  cpSync(join(EXTRAS, 'dokuwiki', 'passalive'), join(dokuwiki, 'lib', 'plugins', 'passalive'), { recursive: true });
  for (const file of [
    'inc/preload.php',
    'lib/exe/js.php',
    'lib/exe/jquery.php',
    'vendor/composer/autoload_static.php',
  ]) {
    const path = join(dokuwiki, file);
    const text = readFileSync(path, 'utf8').replace(/(['"])(?=\/(usr\/share|etc|var\/lib)\/)/g, `$1${SITES}`);
    writeFileSync(path, text);
  }
  for (const site of [mediawiki, dokuwiki, join(SITES, 'plain')])
    cpSync(DIST, join(site, 'pass-alive'), { recursive: true });
  cpSync(join(SOURCES, 'plain'), join(SITES, 'plain'), { recursive: true });
  return { mediawiki, dokuwiki };
}

/** Ten cited positions as diagrams, each with its name. */
function diagrams() {
  const file = join(root, 'tests', 'positions', 'benson-figures.json');
  /** @type {{ id: string; board: string[] }[]} */
  const positions = JSON.parse(readFileSync(file, 'utf8')).positions;
  return positions.slice(0, 10).map(({ id, board }) => {
    const border = `$$ ${'-'.repeat(2 * (board[0]?.length ?? 0) + 3)}`;
    const rows = board.map((row) => `$$ | ${[...row].join(' ')} |`);
    return { id, text: [`$$B ${id}`, border, ...rows, border].join('\n') };
  });
}

/**
 * Sets MediaWiki up as its own installer does, with a page of ten diagrams, the loader as a
 * site script and as a gadget.
 * @param {string} folder
 */
function setUpMediaWiki(folder) {
  const data = join(SITES, 'wiki-data');
  mkdirSync(data);
  /** @type {(script: string, args: string[], input?: string) => void} */
  const maintain = (script, args, input = '') => {
    const path = join(folder, 'maintenance', script);
    // Pages are read when they are saved, and only a wiki with the tag can read it.
    const env = args.includes(TAGS) ? { ...process.env, PASS_ALIVE_WIKI: 'tag' } : process.env;
    const { status, stdout, stderr } = spawnSync('php', [path, ...args], { cwd: folder, input, env, encoding: 'utf8' });
    if (status !== 0) throw new Failure(`${script} has failed:\n${stdout}${stderr}`);
  };
  const database = ['--dbtype=sqlite', '--dbname=wiki', `--dbpath=${data}`];
  const place = ['--server=http://127.0.0.1', '--scriptpath=', `--confpath=${folder}`];
  maintain('install.php', [...database, ...place, '--skins=Vector', '--pass=only for this test', 'Wiki', 'Admin']);
  const settings = join(folder, 'LocalSettings.php');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8') + readFileSync(join(SOURCES, 'LocalSettings.php'), 'utf8').slice(6),
  );

  const loader = readFileSync(join(DIST, 'loader.js'), 'utf8');
  const pages = {
    'Ten diagrams': tenForMediaWiki(),
    [TAGS]: tags(),
    'MediaWiki:Common.js': "mw.loader.load( '/pass-alive/loader.js' );\n",
    'MediaWiki:Gadgets-definition': '* pass-alive[ResourceLoader|default]|pass-alive.js\n',
    'MediaWiki:Gadget-pass-alive': 'Boards for diagrams\n',
    'MediaWiki:Gadget-pass-alive.js': `window.passAliveScript = '/pass-alive/standalone.js';\n${loader}`,
  };
  for (const [title, text] of Object.entries(pages)) maintain('edit.php', ['--user=Admin', title], text);
}

/** A page in MediaWiki's notation: diagrams in `<pre>`, and in `<div>` with options. */
function tenForMediaWiki() {
  const parts = diagrams().map(({ id, text }, index) => {
    const pre = `<pre class="pass-alive">\n${text}\n</pre>`;
    const div = `<div class="pass-alive" data-round="1" data-suicide="allowed"><pre>\n${text}\n</pre></div>`;
    return `== ${id} ==\nA figure of Benson's paper, reconstructed.\n\n${index % 2 === 0 ? pre : div}\n`;
  });
  return parts.join('\n');
}

/** Boards by the tag of both wikis, and what an author could try by it, from `tests/hosts/tags.txt`. */
function tags() {
  const ten = diagrams().map(({ text }) => `<pass-alive round="1" suicide="allowed">\n${text}\n</pass-alive>`);
  return `${ten.join('\n\n')}\n\n${readFileSync(join(SOURCES, 'tags.txt'), 'utf8')}`;
}

/**
 * DokuWiki keeps pages, its site script and the plugins that are off in files. Where it is served
 * with the tag it has a second folder of settings, without the site script.
 */
function setUpDokuWiki() {
  const conf = join(SITES, 'etc/dokuwiki');
  const data = join(SITES, 'var/lib/dokuwiki/data');
  const settings = `<?php\n$conf['title'] = 'Wiki';\n$conf['savedir'] = '${data}';\n$conf['useacl'] = 0;\n`;
  writeFileSync(join(conf, 'local.php'), settings);
  cpSync(conf, `${conf}-tag`, { recursive: true });
  const folder = `DOKU_MAIN_CONF . '../dokuwiki-tag/'`;
  writeFileSync(
    join(conf, 'preload.php'),
    `<?php\nif (getenv('PASS_ALIVE_WIKI') === 'tag' && !defined('DOKU_CONF')) define('DOKU_CONF', ${folder});\n`,
  );
  writeFileSync(join(conf, 'plugins.local.php'), "<?php\n$plugins['passalive'] = 0;\n");
  cpSync(join(SOURCES, 'userscript.js'), join(conf, 'userscript.js'));
  const parts = diagrams().map(({ id, text }) => `===== ${id} =====\n\n<code pass-alive>\n${text}\n</code>\n`);
  writeFileSync(join(data, 'pages', 'ten.txt'), parts.join('\n'));
  writeFileSync(join(data, 'pages', 'tags.txt'), tags());
}

/**
 * Serves a folder by PHP's own server.
 * @param {string} folder
 * @param {number} port
 * @param {Record<string, string>} [environment]
 */
function servePhp(folder, port, environment = {}) {
  const child = spawn('php', ['-d', `include_path=.:${SITES}/usr/share/php`, '-S', `127.0.0.1:${port}`, '-t', folder], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3', PASS_ALIVE_PORT: `${port}`, ...environment },
    detached: true,
  });
  return () => child.pid && process.kill(-child.pid);
}

await main(async () => {
  await ensureBuild();
  await ensureBrowser();
  await buildWasm({ isShipped: true });
  await runLocal('vite', ['build']);
  await buildWidget();
  const { mediawiki, dokuwiki } = await unpack(await ensureDebian());
  setUpMediaWiki(mediawiki);
  setUpDokuWiki();
  const stops = [
    servePhp(mediawiki, 8741),
    servePhp(mediawiki, 8742, { PASS_ALIVE_WIKI: 'gadget' }),
    servePhp(mediawiki, 8743, { PASS_ALIVE_WIKI: 'tight' }),
    servePhp(mediawiki, 8744, { PASS_ALIVE_WIKI: 'tight-with-wasm' }),
    servePhp(dokuwiki, 8745),
    servePhp(mediawiki, 8746, { PASS_ALIVE_WIKI: 'tag' }),
    servePhp(dokuwiki, 8747, { PASS_ALIVE_WIKI: 'tag' }),
  ];
  try {
    await testInBrowser(['--config', 'tests/hosts', ...process.argv.slice(2)]);
  } finally {
    for (const stop of stops) stop();
  }
  console.log(`\nScreenshots: ${join(SITES, 'shots')}`);
});
