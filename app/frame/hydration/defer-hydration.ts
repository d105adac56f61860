import { bootScript, type PageScripts } from './boot-script.ts';

type Options = {
  /** Identifies the scripts that the page itself wrote. */
  mark: string;
  pageScripts: PageScripts;
  /** Elements that the plain script shows later; they are none of React's. */
  templates: string;
};

/**
 * Adds the boot script to a rendered page. Where the page has React Router's own start (module preloads and a module
 * script that runs at once), its text stays inert in the page until the boot script runs it.
 */
export function deferHydration(html: string, { mark, pageScripts, templates }: Options): string {
  const preloads = new RegExp(`<link rel="modulepreload"[^>]*nonce="${mark}"[^>]*/>`, 'g');
  const start = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  const inline = (text: string) => `<script nonce="${mark}">${text}</script>`;
  const boot = inline(bootScript(pageScripts)) + templates;
  const code = start.exec(html)?.[1];
  if (code === undefined) {
    const end = html.lastIndexOf('</body>');
    return end === -1 ? html : html.slice(0, end) + boot + html.slice(end);
  }
  const inert = `<script nonce="${mark}" type="text/plain" id="hydration">${code}</script>`;
  return html.replace(preloads, '').replace(start, () => inert + boot);
}
