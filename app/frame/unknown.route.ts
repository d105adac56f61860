import type { Route } from './+types/unknown.route';
import { siteContext } from '../context.ts';
import { redirectToSite } from './redirects.ts';

/** SPEC §2 "any other path", §8: an unknown route redirects to the main site's page-not-found page. */
export function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  return redirectToSite('/page-not-found.html', context.get(siteContext));
}

/** A post to an unknown route is redirected in the same way. */
export function action(args: Route.ActionArgs) {
  return loader(args);
}
