import { londonTime } from './london-time.ts';

/** The ISO day in Great Britain at a moment given in milliseconds since 1970. CONTRACTS reading 3. */
export function londonDay(milliseconds: number): string {
  return londonTime(milliseconds).day;
}
