import * as z from 'zod/mini';
import { usefulnessReasons, type UsefulnessReason } from './usefulness-reasons.ts';

/**
 * A visitor's answer about an article or a category page, by the page's path. It contains no personal data and stores
 * nothing in the browser, so it is counted whatever the visitor chose about cookies. Decision 58.
 */
export type UsefulnessEvent =
  | { event: 'useful' | 'not-useful'; page: string }
  | { event: 'not-useful-because'; page: string; reason: UsefulnessReason };

const page = z.string().check(z.regex(/^\/[a-z0-9/-]{1,200}$/));
const reasonNames = Object.keys(usefulnessReasons) as UsefulnessReason[];

export const usefulnessReason = z.enum(reasonNames);
export const usefulnessEvent: z.ZodMiniType<UsefulnessEvent> = z.union([
  z.strictObject({ event: z.enum(['useful', 'not-useful']), page }),
  z.strictObject({ event: z.literal('not-useful-because'), page, reason: usefulnessReason }),
]);
export const usefulnessEventNames = ['useful', 'not-useful', 'not-useful-because'] as const;
