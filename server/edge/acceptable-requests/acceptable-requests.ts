import { Hono } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Refusals } from '../refusals/create-refusals.ts';
import { sameOrigin } from '../same-origin/same-origin.ts';
import { knownMethods } from './known-methods.ts';

type Deps = { publicUrl: string; clock: Clock; logger: Logger; refuse: Refusals['refuse'] };

/**
 * Checks every request before anything else sees it: its method must be one that the site uses, and a post must come
 * from our own pages.
 */
export function acceptableRequests({ refuse, ...deps }: Deps) {
  return new Hono()
    .use(knownMethods({ refuse: (c) => refuse(c, { kind: 'unknown-method' }) }))
    .use(sameOrigin({ ...deps, refuse: (c) => refuse(c, { kind: 'another-origin' }) }));
}
