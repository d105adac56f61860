import { areaHref } from '../../area-href.ts';

/** The full path of a film's own page. */
export function filmPath(film: string): string {
  return areaHref('/films/:film', { film });
}
