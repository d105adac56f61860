import * as z from 'zod/mini';

/**
 * Why a page was not useful: a few fixed answers, so that nobody can write personal data into them. The key is stored,
 * the words are shown.
 */
export const usefulnessReasons = {
  'hard-to-follow': 'It’s hard to follow',
  'not-what-i-need': 'It’s not what I need',
  'out-of-date-or-wrong': 'It’s out of date or wrong',
  'could-not-find-it': 'I couldn’t find the answer in it',
} as const;
export type UsefulnessReason = keyof typeof usefulnessReasons;

/**
 * A visitor's answer about an article or a category page, by the page's path. It is posted by the visitor, names
 * nobody and leaves nothing in the browser, so it is counted whatever was chosen about cookies. Decision 58.
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
