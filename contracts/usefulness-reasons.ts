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
