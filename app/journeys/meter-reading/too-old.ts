import { oneMonthBefore } from '#contracts/calendar/one-month-before.ts';
import type { Answers } from '../../forms/answers.ts';
import { dayOf } from './entered-date.ts';

/** Whether a reading is too old for any window. An unreadable date and one in the future aren't. */
export function isTooOld(answers: Answers, today: string): boolean {
  const day = dayOf(answers);
  return day !== undefined && day < oneMonthBefore(today);
}
