import { followWindow } from '#app/help-content/links/follow-window.ts';
import { noteBelowNumber } from '#app/frame/ring-us/note-below-number.ts';
import type { Brand } from '#contracts/brand.ts';
import type { Intent } from '#contracts/instant-answers.ts';

/**
 * The answers as they are shown now: links to give a reading follow the meter-reading window, and a call without a note
 * gets that of its line. A call is left out while the brand's phone number is unavailable, when words stand in its place.
 */
export function presentAnswers(
  answers: Intent[] | undefined,
  { meterReadingPlace, brand }: { meterReadingPlace: string; brand: Brand },
): Intent[] | undefined {
  const follow = (link: Intent['page']) => ({ ...link, href: followWindow(link.href, meterReadingPlace) });
  const noteOf = (number: string) => {
    const name = lineWith(brand, number);
    const note = name && noteBelowNumber(brand, name);
    return note && { note };
  };
  return answers?.map(({ call, others, ...answer }) => ({
    ...answer,
    ...(call && /\d/.test(call.number) && { call: { ...noteOf(call.number), ...call } }),
    page: follow(answer.page),
    ...(others && { others: others.map(follow) }),
  }));
}

/** The name of the line with a number; customer service if that is one of several. */
function lineWith({ phones }: Brand, number: string): string | undefined {
  if (phones.customerService === number) return 'customerService';
  return Object.keys(phones).find((name) => phones[name] === number);
}
