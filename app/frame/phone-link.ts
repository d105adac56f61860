/** A phone number as a link: `tel:` without spaces. */
export function phoneLink(phone: string): { label: string; href: string } {
  return { label: phone, href: `tel:${phone.replaceAll(/[^0-9+]/g, '')}` };
}
