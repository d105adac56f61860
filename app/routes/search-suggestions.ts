import type { Route } from './+types/search-suggestions';
import { clientsContext, need } from '../context.ts';

/** Suggestions for the search box while someone types: `?q=`. An empty list when the search can't answer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await need(context, clientsContext).search.suggest(url.searchParams.get('q') ?? '');
  return Response.json(found.ok ? found.value : { suggestions: [] }, {
    headers: { 'cache-control': 'public, max-age=30' },
  });
}
