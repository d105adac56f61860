/** Minutes after midnight as people say them: 8am, 5:30pm, midday. The end of a day is midnight too. */
export function timeInWords(minutes: number): string {
  if (minutes % 1440 === 0) return 'midnight';
  if (minutes === 720) return 'midday';
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const rest = minutes % 60;
  const past = rest ? `:${String(rest).padStart(2, '0')}` : '';
  return `${hour}${past}${minutes < 720 ? 'am' : 'pm'}`;
}
