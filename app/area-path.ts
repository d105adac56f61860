import { href } from 'react-router';

const area = '/help-and-support';

/** The whole path of an article of the area; links are plain anchors everywhere, so they carry it all. */
export function articlePath(category: string, article: string): string {
  return area + href('/:category/:article', { category, article });
}

/** The whole path of a category. */
export function categoryPath(category: string): string {
  return area + href('/:category', { category });
}
