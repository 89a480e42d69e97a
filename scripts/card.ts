import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * The preview card of the page where a link to it is shown: its title and description, and a picture if there is the
 * address of one. It is the same for all links: what is after `#` in an address is not sent to any server.
 */
export function card(picture: string | undefined): Plugin {
  const tag = (property: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property, content },
    injectTo: 'head',
  });
  return {
    name: 'card',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [title, description] = [/<title>([^<]*)/, /name="description" content="([^"]*)"/].map(
          (text) => text.exec(html)?.[1] ?? '',
        );
        const tags = [
          tag('og:type', 'website'),
          tag('og:title', title ?? ''),
          tag('og:description', description ?? ''),
        ];
        if (!picture) return tags;
        if (!/^https:\/\//.test(picture)) throw new Error(`PASS_ALIVE_CARD is no address with https: ${picture}`);
        return [...tags, tag('og:image', picture), tag('twitter:card', 'summary_large_image')];
      },
    },
  };
}
