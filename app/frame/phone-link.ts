import { phoneHref } from '#contracts/phone-href.ts';

/** A phone number as a link that calls it. */
export function phoneLink(phone: string): { label: string; href: string } {
  return { label: phone, href: phoneHref(phone) };
}
