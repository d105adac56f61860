import { lazy } from '../lazy.ts';

/** The Swedish locale formats days as ISO 8601 does. */
const dayInLondon = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }));

/** The ISO day in Great Britain at a moment given in milliseconds since 1970. CONTRACTS reading 3. */
export function londonDay(milliseconds: number): string {
  return dayInLondon().format(milliseconds);
}
