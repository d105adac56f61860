import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { named, readElements } from '#tests/support/read-elements.ts';
import { htmlMistakes } from '#tests/support/valid-html.ts';
import { meterArticles } from '../meter-articles.ts';
import { MeterGuide } from './meter-guide.tsx';
import type { GuideFuel } from './meter-kinds.tsx';

const fuels: GuideFuel[] = ['Dual', 'Electricity', 'Gas'];
const guide = (fuel?: GuideFuel) =>
  renderToStaticMarkup(<MeterGuide fuel={fuel} articles={meterArticles(undefined)} />);
const atLeast = (least: number) => (length: number) => length >= least;
const kindsOf = (fuel?: GuideFuel) =>
  named(readElements(guide(fuel)), 'details').map((kind) => kind.get('id')?.replace('meter-', ''));

test('both fuels, the default, show every kind of meter', () => {
  expect(kindsOf()).toEqual(['digital', 'dial', 'economy7', 'metric', 'imperial', 'prepayment', 'smart']);
});

test('one fuel shows its own meters and those of either fuel', () => {
  expect(kindsOf('Electricity')).toEqual(['digital', 'dial', 'economy7', 'prepayment', 'smart']);
  expect(kindsOf('Gas')).toEqual(['metric', 'imperial', 'prepayment', 'smart']);
});

test('every kind has its thumbnail, which is hidden, and its drawing, which has a text alternative', () => {
  for (const fuel of fuels) {
    for (const kind of named(readElements(guide(fuel)), 'details')) {
      const art = named(kind.inside, 'svg', 'art');
      expect(art.map((svg) => svg.get('aria-hidden') ?? svg.get('role'))).toEqual(['true', 'img']);
      expect(art.map((svg) => svg.get('aria-label')?.length ?? 0)).toEqual([
        0,
        expect.toSatisfy(atLeast(20)),
      ]);
    }
  }
});

test('no drawing lacks a text alternative', () => {
  for (const svg of named(readElements(guide()), 'svg')) {
    expect(
      svg.get('aria-hidden') === 'true' || (svg.get('role') === 'img' && svg.get('aria-label')),
    ).toBeTruthy();
  }
});

test('in each drawing there is exactly one sun', () => {
  for (const fuel of fuels) {
    const drawings = named(readElements(guide(fuel)), 'svg').filter((svg) => svg.get('role') === 'img');
    expect(drawings.map((svg) => named(svg.inside, 'circle', 'sun').length)).toEqual(drawings.map(() => 1));
  }
});

test('a gas customer sees gas readings on the screens of either fuel', () => {
  expect(guide('Gas')).not.toContain('>kWh<');
  expect(guide('Electricity')).not.toContain('>m³<');
});

test.each(fuels)('for %s no id occurs twice, and every reference has its target', (fuel) => {
  const elements = readElements(guide(fuel));
  const ids = elements.flatMap((element) => element.get('id') ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const inPage = elements.flatMap((element) => [
    element.get('aria-labelledby') ?? [],
    element.get('href')?.match(/^#(.+)/)?.[1] ?? [],
  ]);
  expect(ids).toEqual(expect.arrayContaining(inPage.flat()));
});

test.each(fuels)('for %s the guide is valid HTML', async (fuel) => {
  expect(await htmlMistakes(`<main><h1>Submit a meter reading</h1>${guide(fuel)}</main>`)).toEqual([]);
});
