import { escapedAttribute, unescapedAttribute } from '#contracts/escaped-text.ts';

// Sanitised markup has its attributes in double quotes, escaped, with no < or > in them.
const anchor = /(<a(?: [^<>]*)? href=")([^"<>]*)(?=")/g;

/** The link targets in sanitised markup, as a browser reads them. */
export function linksInHtml(html: string): string[] {
  return [...html.matchAll(anchor)].map(([, , href = '']) => unescapedAttribute(href));
}

/** Sanitised markup with its link targets, as a browser reads them, replaced; nothing else changes. */
export function replaceLinks(html: string, replace: (href: string) => string): string {
  return html.replace(
    anchor,
    (_, before: string, href: string) => before + escapedAttribute(replace(unescapedAttribute(href))),
  );
}
