import { href } from 'react-router';

/** The full path of a film's own page. */
export function filmPath(film: string): string {
  return `/help-and-support${href('/films/:film', { film })}`;
}
