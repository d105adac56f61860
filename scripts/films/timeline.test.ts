import { expect, test } from 'vitest';
import { allFilms } from './all-films.ts';
import type { FilmScript } from './film-script.ts';
import { lengthOf, timeline, webVtt } from './timeline.ts';

const step = { words: 'Look', sun: [0, 0, 0], draw: () => ({ over: '' }) } as const;
const film: FilmScript = {
  id: 'made',
  palette: 'mist',
  steps: [
    { ...step, captions: ['Short.', 'This one takes a little longer to read than that.'] },
    { ...step, captions: ['Last.'], hold: 56 },
  ],
};

test('a step lasts as long as its captions take to read, rounded up to the next half second', () => {
  expect(timeline(film).map(({ from, to }) => [from, to])).toEqual([
    [0, 6.5],
    [6.5, 65],
  ]);
});

test('captions are WebVTT, one after the other', () => {
  expect(webVtt(film)).toBe(`WEBVTT

00:00:00.000 --> 00:00:02.000
Short.

00:00:02.300 --> 00:00:05.800
This one takes a little longer to read than that.

00:00:06.500 --> 00:00:08.500
Last.
`);
});

test.each(allFilms)('$id lasts 20 to 60 seconds', (each) => {
  expect(lengthOf(each)).toBeGreaterThanOrEqual(20);
  expect(lengthOf(each)).toBeLessThanOrEqual(60);
});

test.each(allFilms)('$id: every caption fits on two lines, and stays long enough to be read', (each) => {
  for (const { text, from, to } of timeline(each).flatMap(({ cues }) => cues)) {
    expect(text.length, text).toBeLessThanOrEqual(110);
    expect(text.length / (to - from), text).toBeLessThanOrEqual(15);
  }
});
