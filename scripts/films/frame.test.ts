import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#contracts/brand.ts';
import { contrast } from '#clients/content/theme/colour-maths.ts';
import { brandFile } from '#tests/support/brand-dir.ts';
import { allFilms } from './all-films.ts';
import { frameAt } from './frame.ts';
import { palettes } from './palettes.ts';
import { lengthOf } from './timeline.ts';

const { name, phones } = brand.parse(JSON.parse(readFileSync(brandFile('brand.json'), 'utf8')));
const framesOf = (film: (typeof allFilms)[number]) =>
  Array.from({ length: Math.ceil(lengthOf(film) * 2) }, (_, half) => frameAt(film, half / 2));

test.each(allFilms)('$id: every frame can be drawn independently, and has one sun', (film) => {
  const frames = framesOf(film);
  expect(framesOf(film).toReversed()).toEqual(frames.toReversed());
  for (const frame of frames) {
    expect(frame.match(/class="sun"/g)).toHaveLength(1);
    expect(frame).not.toMatch(/NaN|undefined/);
  }
});

test.each(allFilms)('$id: no text is too small to read on a phone', (film) => {
  for (const frame of framesOf(film))
    for (const [, size] of frame.matchAll(/font-size="([\d.]+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(36);
});

test.each(allFilms)('$id has no supplier’s name and no phone number', (film) => {
  const words = framesOf(film)
    .join('')
    .matchAll(/<text[^>]*>([^<]*)/g);
  const shown = [...words].map(([, text]) => text).join(' ');
  expect(shown).not.toContain(name.split(' ')[0]);
  for (const phone of Object.values(phones)) expect(shown).not.toContain(phone);
});

test.each(Object.entries(palettes))('lines have enough contrast on %s', (_, { ground, face, well, line }) => {
  for (const behind of [ground, face, well]) expect(contrast(line, behind)).toBeGreaterThanOrEqual(4.5);
});
