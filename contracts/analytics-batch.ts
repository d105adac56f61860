import * as z from 'zod/mini';
import {
  countedForms,
  formSteps,
  failedCalls,
  type AnalyticsEvent,
  type DataLayerEvent,
} from './analytics-events.ts';
import { longestSlug } from './article-slug.ts';
import { usefulnessEvent, usefulnessEventNames } from './usefulness.ts';

/** The most events in one post: more than a browser gathers in a few seconds. */
export const mostEvents = 50;

const form = z.enum(countedForms);
const slug = z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(longestSlug));
/** Words that occur in our own articles; '…' stands for all others. */
const words = z.string().check(z.minLength(1), z.maxLength(250));

type Name = DataLayerEvent['event'];
type Fields<N extends Name> = Omit<Extract<DataLayerEvent, { event: N }>, 'event'>;

/** The fields of each event. An event of the union that is missing here is a compile error. */
const fields: { [N in Name]: { [F in keyof Fields<N>]: z.ZodMiniType<Fields<N>[F]> } } = {
  'page-view': { path: z.string().check(z.regex(/^\/[a-z0-9:/-]{0,200}$/)) },
  'article-view': { category: slug, article: slug },
  error: { category: z.literal('error'), name: z.enum(failedCalls) },
  search: {},
  'search-suggestion': {},
  'form-start': { form },
  'form-step': { form, step: z.enum(formSteps) },
  'form-submit': { form },
  'form-failure': { form },
  'outbound-link': { host: z.string().check(z.regex(/^[a-z0-9.-]{1,100}(?::\d{1,5})?$/)) },
  'emergency-number': { number: z.string().check(z.regex(/^\d{3,20}$/)) },
};

const recorded = Object.entries(fields).map(([event, shape]) =>
  z.strictObject({ event: z.literal(event), ...shape }),
) as unknown as z.ZodMiniType<DataLayerEvent>[];
const searched = z.strictObject({ event: z.enum(['search', 'search-answered', 'no-result']), words });

/** The names of all events. */
export const eventNames: readonly AnalyticsEvent['event'][] = [
  ...(Object.keys(fields) as Name[]),
  'search-answered',
  'no-result',
  ...usefulnessEventNames,
];

/** The events that a browser may record. */
export const recordedEvent: z.ZodMiniType<DataLayerEvent> = z.union(recorded);
/** The events that the counting service accepts: the same, plus searches with their terms, and answers on usefulness. */
export const countedEvent: z.ZodMiniType<AnalyticsEvent> = z.union([...recorded, searched, usefulnessEvent]);
/**
 * What a browser posts, and what the counting service is sent. Each event is validated separately, so that an invalid
 * one doesn't discard the others.
 */
export const postedBatch = z.object({
  events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostEvents)),
});
