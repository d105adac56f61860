import { addToHead, appendToBody } from './add-boot-script.ts';

type Options = {
  /** Identifies the scripts that the page itself wrote. */
  mark: string;
  /** The text of the script in the head, which runs before the first view. */
  headScript: string;
  /** The text of the boot script. */
  boot: string;
  /** Elements that the plain script shows later; they don't belong to React. */
  templates: string;
};

/**
 * Adds the inline scripts of a page that starts React. React Router's own start (module preloads and a module script that
 * runs at once) stays in the page as inert text until the boot script runs it.
 */
export function deferHydration(html: string, { mark, headScript, boot, templates }: Options): string {
  const preloads = new RegExp(`<link rel="modulepreload"[^>]*nonce="${mark}"[^>]*/>`, 'g');
  const start = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  const inline = (text: string) => `<script nonce="${mark}">${text}</script>`;
  const page = addToHead(html, inline(headScript));
  const end = inline(boot) + templates;
  const code = start.exec(page)?.[1];
  if (code === undefined) return appendToBody(page, end);
  const inert = `<script nonce="${mark}" type="text/plain" id="hydration">${code}</script>`;
  return page.replace(preloads, '').replace(start, () => inert + end);
}
