import type { Route } from './+types/search-suggestions.route';
import { clientsContext } from '../context.ts';

/** Suggestions for the search box while the visitor types: `?q=`. An empty list when the search is unavailable. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await context.get(clientsContext).search.suggest(url.searchParams.get('q') ?? '');
  return Response.json(found.ok ? found.value : { suggestions: [] }, {
    headers: { 'cache-control': 'public, max-age=30' },
  });
}
