import type { Route } from './+types/unknown';
import { need, siteContext } from '../context.ts';
import { leaveFor } from '../shell/leave-for.ts';

/** SPEC §2 "any other path", §8: an unknown route redirects to the main site's page-not-found page. */
export function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  return leaveFor('/page-not-found.html', need(context, siteContext));
}

/** A post to an unknown route is redirected alike. */
export function action(args: Route.ActionArgs) {
  return loader(args);
}
