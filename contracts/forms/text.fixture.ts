import * as fc from 'fast-check';

/** For tests: text made of these characters. */
export function textOf(characters: string, lengths: { minLength?: number; maxLength?: number } = {}) {
  return fc.string({ unit: fc.constantFrom(...Array.from(characters)), ...lengths });
}

/** For tests: text of any script, with spaces, dashes, invisible marks and common typing errors. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  textOf(' 0734+(). -–@aéÅ\u0301\u200b\u202a\ufeff\u00a0\t\r\n\v\u2028\u0000', { maxLength: 40 }),
);

/** For tests: anything that a form or a hand-made request may send as an answer. */
export const anyAnswer = fc.oneof(anyText, fc.anything());
