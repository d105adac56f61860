import { openingClockScript } from '../ring-us/opening-clock-script.ts';
import { bootScript } from './boot-script.ts';

type Options = {
  /** Identifies the scripts that the page itself wrote. */
  mark: string;
  /** The address of the plain script of every page. */
  pageScript: string;
  /** Elements that the plain script shows later; they are none of React's. */
  templates: string;
};

/**
 * Adds the boot script to a rendered page. Where the page has React Router's own start (module preloads and a module
 * script that runs at once), its text stays inert in the page until the boot script runs it. The clock of opening hours
 * follows: it says on every page that is shown later, too, whether we are open.
 */
export function deferHydration(html: string, { mark, pageScript, templates }: Options): string {
  const preloads = new RegExp(`<link rel="modulepreload"[^>]*nonce="${mark}"[^>]*/>`, 'g');
  const start = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  const inline = (text: string) => `<script nonce="${mark}">${text}</script>`;
  const boot = inline(bootScript(pageScript)) + inline(openingClockScript) + templates;
  const code = start.exec(html)?.[1];
  if (code === undefined) {
    const end = html.lastIndexOf('</body>');
    return end === -1 ? html : html.slice(0, end) + boot + html.slice(end);
  }
  const inert = `<script nonce="${mark}" type="text/plain" id="hydration">${code}</script>`;
  return html.replace(preloads, '').replace(start, () => inert + boot);
}
