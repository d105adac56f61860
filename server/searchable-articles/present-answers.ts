import { followWindow } from '#app/help-content/links/follow-window.ts';
import type { Intent } from '#contracts/instant-answers.ts';

/**
 * The answers as they are shown now: links to give a reading follow the meter-reading window, and a call is left out
 * while the brand's phone number is unavailable, when words stand in its place.
 */
export function presentAnswers(
  answers: Intent[] | undefined,
  meterReadingPlace: string,
): Intent[] | undefined {
  const follow = (link: Intent['page']) => ({ ...link, href: followWindow(link.href, meterReadingPlace) });
  return answers?.map(({ call, others, ...answer }) => ({
    ...answer,
    ...(call && /\d/.test(call.number) && { call }),
    page: follow(answer.page),
    ...(others && { others: others.map(follow) }),
  }));
}
