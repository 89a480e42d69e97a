/**
 * The book of lessons: `lessons.html` with its words, style sheets and pictures, beside the page and without its
 * script.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FILE = 'lessons.html';
/** In the order in which they hold. */
const STYLES = ['web/ui/style/ink.css', 'web/ui/style/base.css', 'web/shell/drawn/book.css'];

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** @param fill puts words into their places */
export function book(fill: (html: string) => string): Plugin {
  return {
    name: 'book',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url?.split(/[?#]/)[0] !== `/${FILE}`) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(fill(withStyles(read(FILE))));
      });
    },
    generateBundle() {
      const emitted = (file: string, source: string): string => {
        const name = file.slice(file.lastIndexOf('/') + 1);
        return `./${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      };
      const style = emitted('book.css', STYLES.map(read).join('\n'));
      const html = read(FILE)
        .replace(/href="\/web\/[^"]+\.css"/, `href="${style}"`)
        .replace(/(?<=src=")\/(web\/[^"]+)/g, (_, file: string) => emitted(file, read(file)));
      this.emitFile({ type: 'asset', fileName: FILE, source: fill(html) });
    },
  };
}

/** The page with a link to each style sheet, as it is served while it is worked on. */
const withStyles = (html: string): string =>
  html.replace(
    /<link rel="stylesheet"[^>]*>/,
    STYLES.map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
  );
