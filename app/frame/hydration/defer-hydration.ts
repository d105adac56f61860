import { bootScript } from './boot-script.ts';

/**
 * Replaces React Router's own start (module preloads and a module script that runs at once) with one that waits for
 * the boot script. The start script's text stays inert in the page; `mark` identifies its scripts.
 */
export function deferHydration(html: string, mark: string): string {
  const preloads = new RegExp(`<link rel="modulepreload"[^>]*nonce="${mark}"[^>]*/>`, 'g');
  const start = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  return html
    .replace(preloads, '')
    .replace(
      start,
      (_whole, code: string) =>
        `<script nonce="${mark}" type="text/plain" id="hydration">${code}</script><script nonce="${mark}">${bootScript}</script>`,
    );
}
