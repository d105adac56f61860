import { expect, test } from 'vitest';
import { mediaUrl } from '../help-content/media-url.ts';

test.each(['/media/mark.svg', '/media/films/read-your-meter.svg'])(
  '%s of the content service is served below the area’s own path',
  (path) => {
    expect(mediaUrl(path)).toBe(`/help-and-support${path}`);
  },
);

test.each([
  'https://cdn.example/mark.svg',
  '/help-and-support/media/mark.svg',
  '/mediation',
  'media/mark.svg',
])('%s is returned unchanged', (path) => {
  expect(mediaUrl(path)).toBe(path);
});
