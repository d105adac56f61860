import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that nothing is misread aloud or on paper. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 32 to the power of 10: 1.1e15 references, far more than leads; on a collision the store draws another. */
const randomSymbols = 10;
/** Crockford's check: a prime above 32, so any one wrong symbol and any two swapped ones are detected. */
const checkModulus = 37;

/** A new reference for a lead, like `S9WC-CV6Q-DZK`: 10 random symbols and a check symbol. */
export function makeReference(): string {
  let random = '';
  while (random.length < randomSymbols) random += symbols[randomInt(symbols.length)];
  const check = symbols[remainder(random)];
  // Five of the 37 check values have no letter or digit; a reference that needs one of them is drawn again.
  return check === undefined ? makeReference() : show(random + check);
}

/** Normalises a typed reference (any case, spaces or dashes, O for 0, I or L for 1); undefined if it is invalid. */
export function readReference(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isOne =
    plain.length === randomSymbols + 1 &&
    Array.from(plain).every((symbol) => symbols.includes(symbol)) &&
    symbols[remainder(plain.slice(0, -1))] === plain.at(-1);
  return isOne ? show(plain) : undefined;
}

function remainder(of: string): number {
  let sum = 0;
  for (const symbol of of) sum = (sum * symbols.length + symbols.indexOf(symbol)) % checkModulus;
  return sum;
}

function show(plain: string): string {
  return `${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`;
}
