import { lazy } from '#contracts/lazy.ts';

const pounds = lazy(() => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }));
const wholePounds = lazy(
  () => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 }),
);

/** An amount in pence as pounds, without its sign: £80.34. */
export function money(pence: number): string {
  return pounds().format(Math.abs(pence) / 100);
}

/** The same, rounded to the nearest pound: £80. */
export function aboutMoney(pence: number): string {
  return wholePounds().format(Math.abs(pence) / 100);
}

/** With a sign, as the bill rises or falls: +£80.34 or −£80.34. */
export function signedMoney(pence: number): string {
  if (pence === 0) return money(0);
  return `${pence > 0 ? '+' : '−'}${money(pence)}`;
}
