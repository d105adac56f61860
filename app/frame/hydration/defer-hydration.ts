import { openingClockScript } from '../ring-us/opening-clock-script.ts';
import { bootScript } from './boot-script.ts';

/**
 * Replaces React Router's own start (module preloads and a module script that runs at once) with one that waits for
 * the boot script. The start script's text stays inert in the page; `mark` identifies its scripts. The clock of opening
 * hours follows: it needs no React, and says on every page that is shown later, too, whether we are open.
 */
export function deferHydration(html: string, mark: string): string {
  const preloads = new RegExp(`<link rel="modulepreload"[^>]*nonce="${mark}"[^>]*/>`, 'g');
  const start = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  return html
    .replace(preloads, '')
    .replace(
      start,
      (_whole, code: string) =>
        `<script nonce="${mark}" type="text/plain" id="hydration">${code}</script><script nonce="${mark}">${bootScript}</script><script nonce="${mark}">${openingClockScript}</script>`,
    );
}
