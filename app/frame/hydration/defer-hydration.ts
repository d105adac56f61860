import { appendToBody } from './add-boot-script.ts';

type Options = {
  /** Identifies the scripts that the page itself wrote. */
  mark: string;
  /** The text of the boot script. */
  boot: string;
  /** Elements that the plain script shows later; they don't belong to React. */
  templates: string;
};

/**
 * Adds the boot script to a page that starts React. React Router's own start (module preloads and a module script that
 * runs at once) stays in the page as inert text until the boot script runs it.
 */
export function deferHydration(html: string, { mark, boot, templates }: Options): string {
  const preloads = new RegExp(`<link rel="modulepreload"[^>]*nonce="${mark}"[^>]*/>`, 'g');
  const start = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  const inline = (text: string) => `<script nonce="${mark}">${text}</script>`;
  const end = inline(boot) + templates;
  const code = start.exec(html)?.[1];
  if (code === undefined) return appendToBody(html, end);
  const inert = `<script nonce="${mark}" type="text/plain" id="hydration">${code}</script>`;
  return html.replace(preloads, '').replace(start, () => inert + end);
}
