/** A day in ISO 8601 format; undefined for a day that doesn't exist, such as 31 November. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` : undefined;
}

/** How many days a month (1 to 12) of a year has. */
export function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeapYear ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
