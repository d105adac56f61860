/** The address that calls a phone number: `tel:` with its digits and plus sign alone. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^0-9+]/g, '')}`;
}
