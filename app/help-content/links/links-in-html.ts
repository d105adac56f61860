// Sanitised markup has its attributes in double quotes, and no < or > in them.
const anchor = /(<a(?: [^<>]*)? href=")([^"<>]*)(?=")/g;

/** The link targets in sanitised markup, as written. */
export function linksInHtml(html: string): string[] {
  return [...html.matchAll(anchor)].map(([, , href = '']) => href);
}

/** Sanitised markup with its link targets replaced; nothing else changes. */
export function replaceLinks(html: string, replace: (href: string) => string): string {
  return html.replace(anchor, (_, before: string, href: string) => before + replace(href));
}
