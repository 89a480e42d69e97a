// Without a bundler: from the unpacked package.
import { analyze } from './node_modules/pass-alive/package/index.js';
import './node_modules/pass-alive/package/define.js';

const [{ black }] = await analyze(document.querySelector('pass-alive').textContent, { color: 'black' });
document.querySelector('output').value = black.alive.join(' ');
