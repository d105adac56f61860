import type { Film } from '#contracts/films.ts';
import { isShown } from '../categories/show-listed.ts';

/** A film whose article the feed no longer lists stays, without the link to it. */
export function withListedArticles(films: readonly Film[], listed: Parameters<typeof isShown>[1]): Film[] {
  return films.map(({ article, ...film }) => ({
    ...film,
    ...(article && isShown(article, listed) && { article }),
  }));
}
