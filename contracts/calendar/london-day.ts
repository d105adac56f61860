/** Sweden writes days as ISO 8601 does. */
const dayInLondon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The ISO day that it is in Great Britain at a moment, in milliseconds since 1970. CONTRACTS reading 3. */
export function londonDay(milliseconds: number): string {
  return dayInLondon.format(milliseconds);
}
