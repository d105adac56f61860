/** In days: the average, and the maximum if there is one. */
export type ResponseTime = { averageDays: number; atMostDays?: number };

/** Response times shown, by query subtype. SPEC §2 (the four subtypes), §9. */
export const responseTimes = {
  'Make a complaint-Monthly or quarterly': { averageDays: 7, atMostDays: 21 },
  'Make a complaint-Pay As You Go': { averageDays: 7, atMostDays: 21 },
  'Enquiry-Credit Energy': { averageDays: 2 },
  'Enquiry-Pay As You Go': { averageDays: 7 },
} as const satisfies Record<string, ResponseTime>;
export type QuerySubtype = keyof typeof responseTimes;

const numberWords: Record<number, string> = { 2: 'two', 7: 'seven' };

/** Days as SPEC §9 writes them: 'two days', 'seven days', '21 days'. */
export function daysInWords(days: number): string {
  return `${numberWords[days] ?? days} days`;
}
