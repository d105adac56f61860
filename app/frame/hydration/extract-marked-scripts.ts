/**
 * Extracts the marked inline scripts from a rendered page and removes the mark. Only scripts that the page itself wrote
 * carry the mark; a script from the content does not, so its hash is never allowed. Without the mark, every render of
 * the page has the same bytes.
 */
export function extractMarkedScripts(html: string, mark: string): { html: string; inlineScripts: string[] } {
  const marked = new RegExp(`<script nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const inlineScripts = [...html.matchAll(marked)]
    .map((match) => match[1] ?? '')
    .filter((text) => text !== '');
  return { html: html.replaceAll(` nonce="${mark}"`, ''), inlineScripts };
}
