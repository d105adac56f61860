import * as z from 'zod/mini';
import { useFewer } from '../bounded-text.ts';
import { plainNumber } from '../plain-digits.ts';
import { orElse, requiredLine } from '../required-line.ts';
import { normaliseLine } from '../normalise-line.ts';

/** A rate is counted in ten-thousandths of a penny: no bill shows more than four decimals. */
export const perPenny = 10_000;

/** 24, 24.5 or 24.503, with or without the unit that is printed beside it. */
const rate = /^(\d{1,3}(?:\.\d{1,10})?|\.\d{1,10}) ?(?:p|pence)?(?: ?(?:\/|per|a) ?(?:kwh|day))?$/i;

type Rate = {
  /** What messages call it: 'unit rate of this bill'. */
  name: string;
  /** The upper bound in pence. The lower is one penny: a smaller rate was typed in pounds. */
  most: number;
  isFreeAllowed?: boolean;
};

/** A rate in pence, as a bill prints it. The value is in ten-thousandths of a penny. */
export function pence({ name, most, isFreeAllowed = false }: Rate) {
  const ask = `Enter the ${name}`;
  const wrong = `${ask} in pence, from ${isFreeAllowed ? 0 : 1} to ${most}, like 24.5`;
  const isInBounds = (value: number | undefined) =>
    value !== undefined && value <= most * perPenny && (value >= perPenny || (isFreeAllowed && value === 0));
  return requiredLine(ask, useFewer('Rate', 10)).check(
    z.overwrite(normaliseRate),
    z.refine((typed) => isInBounds(readRate(typed)), orElse(wrong)),
  );
}

/** A comma is a decimal point here: no rate has thousands, and the keypads of many phones have no full stop. */
function normaliseRate(typed: string): string {
  return plainNumber(normaliseLine(typed))
    .replace(/(\d)[,٫](?=\d)/, '$1.')
    .replace(/\.$/, '');
}

/** A typed rate in ten-thousandths of a penny; undefined if it is not a number of pence. */
export function readRate(typed: string): number | undefined {
  const [, number] = rate.exec(typed) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * perPenny);
}
