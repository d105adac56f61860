import { expect, test } from 'vitest';
import { makeReference, readReference } from './reference.ts';

const references = Array.from({ length: 2_000 }, makeReference);

test('a reference is ten random symbols and a check symbol, in groups, without letters that are misread', () => {
  for (const reference of references)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{3}$/);
  expect(new Set(references).size).toBe(references.length);
});

test('a reference is read in any case, with or without dashes and spaces, and with letters for digits', () => {
  for (const reference of references) {
    expect(readReference(reference)).toBe(reference);
    expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')}`)).toBe(reference);
    expect(readReference(reference.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(reference);
  }
});

test('one wrong symbol, or two swapped neighbours, is detected', () => {
  for (const reference of references.slice(0, 300)) {
    const plain = reference.replaceAll('-', '');
    for (let at = 0; at < plain.length; at += 1) {
      const wrong = plain[at] === '7' ? 'A' : '7';
      expect(readReference(plain.slice(0, at) + wrong + plain.slice(at + 1)), reference).toBeUndefined();
      const swapped = plain.slice(0, at) + (plain[at + 1] ?? '') + plain[at] + plain.slice(at + 2);
      if (swapped !== plain) expect(readReference(swapped), reference).toBeUndefined();
    }
  }
});

test('an invalid reference is rejected', () => {
  for (const typed of [
    '',
    '-',
    'S9WC',
    'S9WC-CV6Q-DZM-S9WC',
    'U9WC-CV6Q-DZM',
    'é'.repeat(11),
    '*~$='.repeat(3),
  ]) {
    expect(readReference(typed), typed).toBeUndefined();
  }
});
