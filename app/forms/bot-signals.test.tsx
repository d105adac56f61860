import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BotSignals, looksLikeBot, renderedAtField } from './bot-signals.tsx';

/** The time in the page's hidden field. */
const timeIn = (html: string) => /<input type="hidden" .*?value="(.*?)"/.exec(html)?.[1] ?? '';

test('a page that comes back after a post still counts the time from its first rendering', () => {
  const first = timeIn(renderToStaticMarkup(<BotSignals />));
  const threeSecondsLater = Number(first) + 3_000;
  const again = timeIn(renderToStaticMarkup(<BotSignals posted={{ [renderedAtField]: first }} />));
  expect(again).toBe(first);
  expect(looksLikeBot({ [renderedAtField]: again }, threeSecondsLater)).toBe(false);
  expect(looksLikeBot({ [renderedAtField]: again }, Number(first) + 500)).toBe(true);
});

test.each(['', 'not-known', '-1', '1e3', '1'.repeat(16)])('a posted time of %j is replaced', (posted) => {
  const before = Date.now();
  const time = Number(timeIn(renderToStaticMarkup(<BotSignals posted={{ [renderedAtField]: posted }} />)));
  expect(time).toBeGreaterThanOrEqual(before);
});
