type Options = {
  /** The text of the boot script. */
  boot: string;
  /** Elements that the plain script shows later; they don't belong to React. */
  templates: string;
};

/**
 * Adds the boot script to a page that does not start React: its only inline script. Any other in its HTML is from the
 * content, and the content security policy does not allow it.
 */
export function addBootScript(html: string, { boot, templates }: Options) {
  return { html: appendToBody(html, `<script>${boot}</script>${templates}`), inlineScripts: [boot] };
}

/** Markup without a body element is returned unchanged. */
export function appendToBody(html: string, markup: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html : html.slice(0, end) + markup + html.slice(end);
}
