/** The names of the months, in order. */
export const months = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // oxfmt-ignore

/** Formats an ISO day for people: 2026-11-03 → 3 November 2026. */
export function readableDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
