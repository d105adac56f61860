import type { MetaDescriptor } from 'react-router';
import stylesheet from './urgent-article.css?url';

/** The sheet that only an urgent article needs: a route's `links` can't depend on its data, but its `meta` can. */
export function urgentStyles({ isUrgent = false }: { isUrgent?: boolean | undefined }): MetaDescriptor[] {
  return isUrgent ? [{ tagName: 'link', rel: 'stylesheet', href: stylesheet }] : [];
}
