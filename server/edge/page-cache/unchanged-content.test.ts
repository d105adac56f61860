import { expect, test } from 'vitest';
import { cachedSite, freshForMs, meters } from './cached-site.fixture.ts';

const hourMs = 60 * 60 * 1000;

test('a stale page whose content has not changed is sent without being rendered again, and turns stale again after 30 s', async () => {
  let checks = 0;
  const { text, clock, renders } = cachedSite(() => ({
    unchangedFor: async () => {
      checks += 1;
      return checks > 2 ? undefined : freshForMs;
    },
  }));
  for (const since of [0, 1, 2]) {
    expect(await text(meters), `after ${since} times 30 s`).toBe('<p>drawing 1</p>');
    expect(await text(meters)).toBe('<p>drawing 1</p>');
    expect(checks, 'checked once each time').toBe(since);
    clock.pass(freshForMs);
  }
  expect(await text(meters)).toBe('<p>drawing 2</p>');
  expect(renders()).toBe(2);
});

test.each([
  ['its content has changed', () => Promise.resolve(undefined)],
  ['its content is stale by the time that it is known', () => Promise.resolve(0)],
])('a stale page is rendered again when %s', async (_, unchangedFor) => {
  const { text, clock } = cachedSite(() => ({ unchangedFor }));
  await text(meters);
  clock.pass(freshForMs);
  expect(await text(meters)).toBe('<p>drawing 2</p>');
});

test('a page is rendered again when the hour changes, as it may show the date', async () => {
  const { text, clock } = cachedSite(() => ({ unchangedFor: async () => freshForMs }));
  const untilNextHourMs = hourMs - (clock.now() % hourMs);
  clock.pass(untilNextHourMs);
  await text(meters);
  clock.pass(hourMs - 1);
  expect(await text(meters)).toBe('<p>drawing 1</p>');
  clock.pass(freshForMs);
  expect(await text(meters)).toBe('<p>drawing 2</p>');
});

test('while one request finds out whether the content has changed, all others get the cached page', async () => {
  const found = Promise.withResolvers<number>();
  const { text, clock, renders } = cachedSite(() => ({ unchangedFor: () => found.promise }));
  await text(meters);
  clock.pass(freshForMs);
  const first = text(meters);
  const others = await Promise.all(Array.from({ length: 100 }, () => text(meters)));
  found.resolve(freshForMs);
  expect(new Set([...others, await first])).toEqual(new Set(['<p>drawing 1</p>']));
  expect(renders()).toBe(1);
});
