import { Hono, type MiddlewareHandler } from 'hono';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { LimitRule, RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import type { Refusals } from '../refusals/create-refusals.ts';
import { limitRoute } from '../rate-limits/limit-route.ts';
import { limitRules } from '../rate-limits/limit-rules.ts';
import { receiveBody } from './receive-body.ts';
import { routePath } from './route-path.ts';
import { areaHref } from '#app/area-href.ts';
import { areaPath } from '#contracts/area-path.ts';

/** The provider's router ignores the case of paths, and each request below this one may write rows. */
const asksToSignIn = (path: string) => path.toLowerCase().startsWith('/identity/auth');
const asksForSuggestions = (path: string) => routePath(path) === areaHref('/search/suggestions');
const saysIfUseful = (path: string) => routePath(path) === areaHref('/was-this-useful');

type Deps = { limits: RateLimits; refuse: Refusals['refuse'] };

/** Limits the size of requests, and the rate of expensive ones. */
export function requestLimits({ limits, refuse }: Deps) {
  const limited = (name: string, rules: readonly LimitRule[]) =>
    limitRoute(limits.limiter(name, rules), refuse);
  return (
    new Hono()
      .use(
        receiveBody({
          refuse: (c) => refuse(c, { kind: 'too-large' }),
          busy: (c) => refuse(c, { kind: 'busy' }),
        }),
      )
      // The session and the search have only one spelling: Hono matches their routes exactly as it matches their
      // limits.
      .use(`${signInPaths.session}/*`, limited('session', limitRules.session))
      .use(`${areaPath}/*`, where(asksForSuggestions, limited('suggestions', limitRules.suggestions)))
      .post(`${areaPath}/*`, where(saysIfUseful, limited('usefulness', limitRules.usefulness)))
      .use('/search', limited('search', limitRules.search))
      .use('/identity/*', where(asksToSignIn, limited('authorization', limitRules.authorization)))
  );
}

function where(isMeant: (path: string) => boolean, limit: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (isMeant(c.req.path) ? limit(c, next) : next());
}
