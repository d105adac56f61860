import { href } from 'react-router';

const area = '/help-and-support';

/** The full path of an article of the area. Links are plain anchors everywhere, so they need the full path. */
export function articlePath(category: string, article: string): string {
  return area + href('/:category/:article', { category, article });
}

/** The full path of a category. */
export function categoryPath(category: string): string {
  return area + href('/:category', { category });
}
