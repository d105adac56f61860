import { expect, test } from 'vitest';
import { bracket, makeArticle, searchOver } from './articles.fixture.ts';

const filler = 'Nothing to see in this part of the page at all, so read on for a while longer. '.repeat(6);

async function excerptOf(given: Parameters<typeof makeArticle>[0], typed: string) {
  const found = await searchOver([makeArticle(given)]).search(typed);
  return found.results[0]?.excerpt ?? [];
}
const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('a result shows the article’s own description, with what matches marked', async () => {
  const given = {
    title: 'Taps',
    description: 'Find the stopcock and turn it off.',
    text: `${filler}The stopcock is under the sink. ${filler}`,
  };
  expect(bracket(await excerptOf(given, 'stopcock'))).toBe('Find the [stopcock] and turn it off.');
});

test('a description without any of the words is shown as it is', async () => {
  const given = { title: 'Taps', description: 'All about taps.', text: 'Turn the valve with a spanner.' };
  expect(bracket(await excerptOf(given, 'valve spanner'))).toBe('All about taps.');
});

test('a page without a description shows the beginning of its text', async () => {
  expect(bracket(await excerptOf({ title: 'Taps', text: 'Turn it off.' }, 'taps'))).toBe('Turn it off.');
});

test('a long description ends with a sentence of its own, or else with a whole word', async () => {
  const sentences = plain(
    await excerptOf({ title: 'A', description: 'Nothing to see here, so read on. '.repeat(9) }, 'nothing'),
  );
  expect(sentences).toMatch(/^Nothing .*read on\. …$/);
  const words = plain(
    await excerptOf({ title: 'A', description: `Stopcock: ${'and so on '.repeat(60)}` }, 'a'),
  );
  expect(words.length).toBeGreaterThanOrEqual(200);
  expect(words.length).toBeLessThanOrEqual(220);
  expect(words).toMatch(/ (and|so|on) …$/);
});

test('other endings, corrected spellings and synonyms are marked', async () => {
  const text =
    'Pay your bills. Our boilers are safe. It’s on your statement. Prepayment or top-ups. Call 0800 111 999.';
  const marked = async (typed: string) => bracket(await excerptOf({ title: 'A', text }, typed));
  expect(await marked('billing')).toContain('Pay your [bills].');
  expect(await marked('boilier')).toContain('Our [boilers] are');
  expect(await marked('bill')).toContain('on your [statement].');
  expect(await marked('pay as you go')).toContain('[Prepayment] or [top-ups].');
  expect(await marked('0800111999')).toContain('Call [0800 111 999].');
});

test('neighbouring words are marked as one', async () => {
  const text = 'A red valve, red paint and a valve.';
  expect(bracket(await excerptOf({ title: 'A', text }, 'red valve'))).toBe(
    'A [red valve], [red] paint and a [valve].',
  );
});

test('a phrase is marked as one, and the title is marked too', async () => {
  const title = 'Get a smart meter';
  const found = await searchOver([makeArticle({ title, text: 'A smart meter is smart.' })]).search(
    'smart meter',
  );
  expect(bracket(found.results[0]?.titleParts ?? [])).toBe('Get a [smart meter]');
  expect(bracket(found.results[0]?.excerpt ?? [])).toBe('A [smart meter] is [smart].');
});

test('texts are returned unchanged, including markup', async () => {
  const title = 'Use <b>bold</b> & "quotes"';
  const found = await searchOver([makeArticle({ title, text: '<script>alert(1)</script> bold' })]).search(
    'bold',
  );
  expect(plain(found.results[0]?.titleParts ?? [])).toBe(title);
  expect(plain(found.results[0]?.excerpt ?? [])).toBe('<script>alert(1)</script> bold');
});

test('a text without spaces is cut without breaking a character', async () => {
  const excerpt = await excerptOf({ title: 'Odd', text: `x${'🙂'.repeat(400)}` }, 'odd');
  expect(plain(excerpt).isWellFormed()).toBe(true);
  expect(plain(excerpt).length).toBeLessThanOrEqual(220);
});
