import * as z from 'zod/mini';

/** Ids of sessions and views are UUIDs: they are part of file names, so nothing else is accepted. */
export const identifier = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** The last moment that a Date can represent. */
const lastMoment = 8.64e15;

/** Milliseconds since 1970 by a browser's clock, which may be wrong, but must be a valid date. */
export const moment = z.number().check(z.positive(), z.lte(lastMoment));
