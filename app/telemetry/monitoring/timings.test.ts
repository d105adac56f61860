import { afterEach, expect, test, vi } from 'vitest';
import { addTiming, timingName } from './timings.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['suggestions-shown', 'suggestions-shown'],
  ['a_b.c@d$e-9', 'a_b.c@d$e-9'],
  ['Suggestions shown: 3/4', 'Suggestions_shown__3_4'],
  ['größe', 'gr__e'],
])('a timing named %s is sent as %s', (name, allowed) => {
  expect(timingName(name)).toBe(allowed);
});

test('a changed name gives one warning, and an unchanged name none', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const send = vi.fn<(name: string, at: number) => void>();
  addTiming(send, 'fine', 1);
  expect(warn).not.toHaveBeenCalled();
  addTiming(send, 'not fine', 2);
  expect(warn.mock.calls).toEqual([['The timing “not fine” is sent as “not_fine”.']]);
  expect(send.mock.calls).toEqual([
    ['fine', 1],
    ['not_fine', 2],
  ]);
});
