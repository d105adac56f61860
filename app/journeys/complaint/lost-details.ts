/** Why the visitor is back at the details: there are none, or another tab has stored other ones. */
export type LostDetails = 'missing' | 'other';

/** The query of the details step's address that says so. */
export const lostQuery = { missing: 'lost', other: 'lost=other' } satisfies Record<LostDetails, string>;

/** What the address of the details step says. */
export function lostDetails({ searchParams }: URL): LostDetails | undefined {
  if (!searchParams.has('lost')) return undefined;
  return searchParams.get('lost') === 'other' ? 'other' : 'missing';
}
