type Options = {
  /** The text of the script in the head, which runs before the first view. */
  headScript: string;
  /** The text of the boot script. */
  boot: string;
  /** Elements that the plain script shows later; they don't belong to React. */
  templates: string;
};

/**
 * Adds the inline scripts of a page that does not start React. Any other in its HTML is from the content, and the content
 * security policy does not allow it.
 */
export function addBootScript(html: string, { headScript, boot, templates }: Options): string {
  const page = addToHead(html, `<script>${headScript}</script>`);
  return appendToBody(page, `<script>${boot}</script>${templates}`);
}

/**
 * Adds markup ahead of the style sheets: a script after them would wait for them. Markup without the head of app/root.tsx
 * is returned unchanged.
 */
export function addToHead(html: string, markup: string): string {
  return html.replace('<meta charSet="utf-8"/>', (first) => first + markup);
}

/** Markup without a body element is returned unchanged. */
export function appendToBody(html: string, markup: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html : html.slice(0, end) + markup + html.slice(end);
}
