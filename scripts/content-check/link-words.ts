import { referenceTo } from '../../clients/content/references/reference.ts';

/** Explains to an editor why a link is left out of a page (`allowedHref` refused it). */
export function describeRefusedLink(href: string): string {
  return `links to ${href}${reasonFor(href.trim())}`;
}

function reasonFor(href: string): string {
  if (href === '') return 'nowhere: its address is empty';
  if (href.includes('{{'))
    return `: a link can name a number to call, as tel:${referenceTo('phone', 'customerService')}, and nothing else`;
  if (/^mailto:/i.test(href)) return ', which is no e-mail address';
  if (/^tel:/i.test(href)) return ', which is no phone number';
  if (/^https?:/i.test(href)) return ', which is no web address';
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return ', which pages leave out';
  if (/^www\./i.test(href)) return ': a web address begins with https://';
  if (href.startsWith('//')) return ': a web address begins with https://, a path of this site with one /';
  if (href.startsWith('/')) return ': a path of this site has single slashes and no backslash';
  return ': a path of this site begins with /';
}
