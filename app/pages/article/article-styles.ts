import type { MetaDescriptor } from 'react-router';
import urgentStylesheet from './urgent-article.css?url';

/** The sheet of an article's first view: a route's `links` can't depend on its data, but its `meta` can. */
export function articleStyles(
  { isUrgent = false }: { isUrgent?: boolean | undefined },
  stylesheet: string,
): MetaDescriptor {
  return { tagName: 'link', rel: 'stylesheet', href: isUrgent ? urgentStylesheet : stylesheet };
}
