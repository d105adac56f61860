import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmList } from '#contracts/films.ts';
import { factsOfMp4, factsOfWebm } from '#tests/support/film-facts.ts';
import { allFilms } from './all-films.ts';
import { listed } from './list-films.ts';
import { heaviest } from './render-film.ts';
import { lengthOf, webVtt } from './timeline.ts';

const content = (path: string) => `content${path}`;
const { films } = filmList.parse(JSON.parse(readFileSync(content('/media/films/films.json'), 'utf8')));
/** A supplier may show fewer films, or its own. */
const shownFilms = allFilms.filter(({ id }) => films.some((film) => film.id === id));

test('the script makes seven films, each with its own address', () => {
  expect(new Set(allFilms.map(({ id }) => id)).size).toBe(7);
});

test.each(shownFilms)(
  '$id: the page has the same words as the film, and the same start time for each',
  (film) => {
    const entry = films.find(({ id }) => id === film.id);
    expect({ video: entry?.video, transcript: entry?.transcript }).toEqual(listed(film));
    expect(readFileSync(content(`/media/films/${film.id}.vtt`), 'utf8')).toBe(webVtt(film));
  },
);

test.each(
  shownFilms.flatMap((film) => [
    { film, id: film.id, kind: 'mp4', codec: 'avc1', factsOf: factsOfMp4 },
    { film, id: film.id, kind: 'webm', codec: 'V_AV1', factsOf: factsOfWebm },
  ]),
)(
  '$id ($kind, $codec) is small enough, has the right length, and has 30 frames a second of 1280 by 720',
  ({ film, kind, codec, factsOf }) => {
    const path = content(`/media/films/${film.id}.${kind}`);
    const { seconds, framesPerSecond, ...size } = factsOf(readFileSync(path));
    expect(size).toEqual({ width: 1280, height: 720, codec });
    expect(framesPerSecond).toBeCloseTo(30, 1);
    expect(seconds).toBeCloseTo(lengthOf(film), 1);
    expect(statSync(path).size).toBeLessThanOrEqual(heaviest);
  },
);
