import { expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';

test.each([
  ['bill bills billed billing'],
  ['read reads reading readings'],
  ['payment payments'],
  ['move moves moved moving'],
  ['charge charges charged charging'],
  ['estimate estimates estimated estimating'],
  ['supply supplies supplied'],
  ['top tops topped topping'],
  ['cancel cancels cancelled canceled cancelling cancellation'],
  ['install installs installed installation'],
  ['switch switches switched switching'],
  ['leave leaves leaving'],
  ['die dies died'],
  ['use uses used using'],
  ['owe owes owed owing'],
  ['address addresses'],
  ['repressurise repressurised repressurizing'],
])('%s have the same stem', (words) => {
  expect(new Set(words.split(' ').map(stemWord)).size, words.split(' ').map(stemWord).join(' ')).toBe(1);
});

test('words of different meaning stay apart', () => {
  const words =
    'gas use us car care card rat rate plan plane meter metre bill boil boiler heat heater bring thing ' +
    'fumes fuming';
  const stems = words.split(' ').map(stemWord);
  expect(new Set(stems).size).toBe(stems.length);
});

test('numbers, mixed words and words of three letters are unchanged', () => {
  expect(['gas', 'bus', 'use'].map(stemWord)).toEqual(['gas', 'bus', 'use']);
  expect(['smets1', '105', 'e7', '0800111999', '12.5'].map(stemWord)).toEqual([
    'smets1',
    '105',
    'e7',
    '0800111999',
    '12.5',
  ]);
});
