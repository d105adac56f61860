import { FilmPage } from './film-page.tsx';
import type { Route } from './+types/film.route';
import { clientsContext, siteContext } from '../../context.ts';
import { withListedArticles } from '../../help-content/films/listed-films.ts';
import { readListed } from '../../help-content/categories/read-categories.ts';
import { filmPath } from '../../help-content/films/film-path.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { helpHome } from '../../area-href.ts';
import { readingPage } from '../../frame/reading-page.ts';
import stylesheet from './film-page.css?url';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  const [films, listed] = await Promise.all([content.films(), readListed(content)]);
  const film = withListedArticles(films, listed).find(({ id }) => id === params.film);
  if (!film) throw redirectToNotFound(context.get(siteContext));
  return { film };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { film } = loaderData;
  return pageMeta({
    ...rootData(matches),
    // An article often has the same title.
    title: `Film: ${film.title}`,
    description: `${film.summary} Watch it with captions, or read the same steps.`,
    path: filmPath(film.id),
    trail: [helpHome],
    crumb: film.title,
  });
}

export default function FilmRoute({ loaderData }: Route.ComponentProps) {
  return <FilmPage key={loaderData.film.id} film={loaderData.film} />;
}
