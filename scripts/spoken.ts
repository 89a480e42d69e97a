/**
 * Words by the language of each element: in a build with several languages a message is a module of its own, which has
 * it from the file of words that is spoken, or else from the build’s language. Files of words have the messages that
 * some script uses. A build with one language has none of this.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (name: string) => fileURLToPath(new URL(`../web/${name}`, import.meta.url));
const compiled = (language: string, module: string) =>
  JSON.stringify(path(`locales/compiled/${language}/${module}.ts`));

/** The names of what a module of messages exports, which are those of English in all languages. */
const namesIn = (module: string): string[] =>
  [...readFileSync(path(`locales/compiled/en/${module}.ts`), 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/** A message: its module and its name. */
type Message = `${string}/${string}`;

/** The languages of a build of the widget, of which the first is that of its scripts. */
export class Languages {
  readonly #own: string;
  readonly #others: readonly string[];
  /** The messages by their numbers. */
  readonly #messages: readonly Message[];
  readonly #used = new Set<Message>();
  /** Files of words are for the scripts of one build. */
  readonly #version: string;

  constructor([own = '', ...others]: readonly string[]) {
    this.#own = own;
    // `zh-Hant` before `zh`, which is the language of both.
    this.#others = others.sort((a, b) => b.length - a.length);
    const modules = [...readFileSync(path('locales/compiled/en/index.ts'), 'utf8').matchAll(/'\.\/(.*)\.ts'/g)];
    this.#messages = modules.flatMap(([, module = '']) => namesIn(module).map((name): Message => `${module}/${name}`));
    this.#version = createHash('sha256').update(this.#messages.join()).digest('hex').slice(0, 8);
  }

  /** The files of words, by their names, with the modules that they are built from. */
  get files(): Record<string, string> {
    return Object.fromEntries(this.#others.map((language) => [`words-${language}`, `words:${language}`]));
  }

  #part(language: string): string {
    return `words-${language}-${this.#version}`;
  }

  /** Lets scripts speak the others, and notes the messages that they use. */
  plugin(): Plugin {
    return {
      name: 'spoken',
      enforce: 'pre',
      resolveId: (id) => {
        if (id.startsWith('#locale/')) return `\0messages/${id.slice('#locale/'.length, -'.ts'.length)}`;
        if (/^\.\/words-.*\.js$/.test(id)) return { id, external: true };
        return /^(\0|words:)/.test(id) ? id : null;
      },
      load: (id) => this.#load(id),
      generateBundle: (_, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            for (const [id, { renderedLength }] of Object.entries(chunk.modules))
              if (renderedLength && id.startsWith('\0message/'))
                this.#used.add(id.slice('\0message/'.length) as Message);
      },
    };
  }

  #load(id: string) {
    const [kind, module = '', name = ''] = id.split('/');
    // What is not used is left out.
    const moduleSideEffects = false;
    if (kind === '\0messages') {
      const code = namesIn(module).map((each) => `export { ${each} } from '\\0message/${module}/${each}';\n`);
      return { code: code.join(''), moduleSideEffects };
    }
    if (kind === '\0message') {
      const number = this.#messages.indexOf(`${module}/${name}`);
      const code = `import { ${name} as own } from ${compiled(this.#own, module)};
import { onWords } from ${JSON.stringify(path('locales/spoken.ts'))};
export let ${name};
onWords((words) => { ${name} = words ? words[${number}] : own; });
`;
      return { code, moduleSideEffects };
    }
    if (id === path('widget/hosts/words.ts')) return this.#list();
    return id.startsWith('words:') ? this.#wordsOf(id.slice('words:'.length)) : null;
  }

  /** The module that knows the files. */
  #list(): string {
    const words = Object.fromEntries(this.#others.map((language) => [language, this.#part(language)]));
    const imports = this.#others.map((each) => `${JSON.stringify(each)}: () => import('./words-${each}.js')`);
    return `export const language = ${JSON.stringify(this.#own)};
export const words = ${JSON.stringify(words)};
export const imports = { ${imports.join(', ')} };
`;
  }

  /** The module with the words of a language. */
  #wordsOf(language: string): string {
    const used = this.#messages.flatMap((message, number) => {
      const [module = '', name = ''] = message.split('/');
      return this.#used.has(message) ? [{ number, module, name }] : [];
    });
    const modules = [...new Set(used.map(({ module }) => module))];
    const imports = modules.map((module, at) => `import * as m${at} from ${compiled(language, module)};\n`);
    const entries = used.map(({ number, module, name }) => `${number}: m${modules.indexOf(module)}.${name}`);
    return `import { handOver } from ${JSON.stringify(path('widget/parts.ts'))};
${imports.join('')}handOver(${JSON.stringify(this.#part(language))}, { ${entries.join(', ')} });
`;
  }
}
