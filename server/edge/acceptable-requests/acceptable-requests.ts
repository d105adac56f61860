import { Hono } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Refusals } from '../refusals/create-refusals.ts';
import { sameOrigin } from '../same-origin/same-origin.ts';
import { knownMethods } from './known-methods.ts';

type Deps = { publicUrl: string; clock: Clock; logger: Logger; refuse: Refusals['refuse'] };

/**
 * What every request must be before anything else sees it: of a method that is used here, and, if a post, from our
 * own pages.
 */
export function acceptableRequests({ refuse, ...deps }: Deps) {
  return new Hono()
    .use(knownMethods({ refuse: (c) => refuse(c, { kind: 'unknown-method' }) }))
    .use(sameOrigin({ ...deps, refuse: (c) => refuse(c, { kind: 'another-origin' }) }));
}
