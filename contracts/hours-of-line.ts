import type { Brand } from './brand.ts';
import { hoursInWords, withoutFullStop } from './hours-in-words.ts';

/** What a brand says about when its lines are open. */
export type BrandHours = Pick<Brand, 'phones' | 'lines' | 'openingHours'>;

/** The name of the line that is called instead where the brand doesn't have one of this name: customer service. */
export function lineCalled(phones: Brand['phones'], name: string): string {
  return Object.hasOwn(phones, name) && phones[name] ? name : 'customerService';
}

/**
 * The hours of the brand's line of that name, or of customer service, as a sentence without its full stop; '' where nothing
 * is known.
 */
export function hoursOfLine(brand: BrandHours, name: string): string {
  const called = lineCalled(brand.phones, name);
  const line = brand.lines?.[called];
  if (line?.hours !== undefined || line?.allDay === true) return hoursInWords(line);
  return called === 'customerService' ? withoutFullStop(brand.openingHours) : '';
}
