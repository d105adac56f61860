/** The days of the week by name, in their order. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The first and the last of 'Monday to Friday', or of 'Sunday', as numbers: Monday is 0. */
export function endsOfDays(words: string): [from: number, to: number] {
  const [from = '', to = from] = words.split(' to ');
  return [weekdays.indexOf(from), weekdays.indexOf(to)];
}

/** The days that the words name, as numbers: Monday is 0. */
export function weekdaysIn(words: string): number[] {
  const [from, to] = endsOfDays(words);
  return weekdays.map((_, nth) => nth).filter((nth) => nth >= from && nth <= to);
}
