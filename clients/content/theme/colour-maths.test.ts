import { expect, test } from 'vitest';
import { contrast, luminance, mix, mixUntil } from './colour-maths.ts';

// Values of WCAG 2.2's formula, calculated independently of this code.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#FF0000', '#000000', 5.25],
])('%s and %s have a contrast of %d to 1, in both directions', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('luminance ranges from black to white, and green weighs most', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1]);
  expect(luminance('#00ff00')).toBeGreaterThan(luminance('#ff0000'));
  expect(luminance('#ff0000')).toBeGreaterThan(luminance('#0000ff'));
});

test('a mix lies between its colours, according to the share', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
  expect(mix('#123456', '#ffffff', 1)).toBe('#ffffff');
  expect(mix('#0A0B0C', '#000000', 0.1)).toBe('#090a0b');
});

test('a colour with enough contrast is unchanged, and any other changes no more than it must', () => {
  expect(mixUntil('#123456', '#000000', () => true)).toBe('#123456');
  expect(mixUntil('#ffff00', '#000000', () => false)).toBe('#000000');
  const darker = mixUntil('#ffff00', '#000000', (mixed) => contrast(mixed, '#ffffff') >= 4.5);
  expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(darker, '#ffffff')).toBeLessThan(5.5);
});
