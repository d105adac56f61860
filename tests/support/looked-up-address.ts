import { addressIntents } from '#app/journeys/address-finder/address-state.ts';
import { named, readElements } from './read-elements.ts';

const sample = { postcode: 'AB1 9ZZ', id: 'sample-999000000001' };

/**
 * A page's fields for an address (the first of the sample, unless given), after choosing it by the form's own button.
 * `post` sends answers to the form and returns the page.
 */
export async function lookedUpAddress(
  post: (answers: Record<string, string>) => Promise<string>,
  { postcode, id } = sample,
): Promise<Record<string, string>> {
  return carriedAddress(await post({ postcode, 'address-id': id, intent: addressIntents.choose }));
}

/** A page's fields for its address. Throws if there are none. */
export function carriedAddress(html: string): Record<string, string> {
  const carried = named(readElements(html), 'input')
    .filter((input) => input.get('type') === 'hidden' && input.get('name')?.startsWith('address-'))
    .map((input) => [input.get('name') ?? '', input.get('value') ?? '']);
  if (carried.length === 0) throw new Error('The page carries no address');
  return Object.fromEntries(carried) as Record<string, string>;
}
