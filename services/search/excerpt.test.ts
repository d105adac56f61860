import { expect, test } from 'vitest';
import { bracket, makeArticle, searchOver } from './articles.fixture.ts';

const filler = 'Nothing to see in this part of the page at all, so read on for a while longer. '.repeat(6);

async function excerptOf(given: Parameters<typeof makeArticle>[0], typed: string) {
  const found = await searchOver([makeArticle(given)]).search(typed);
  return found.results[0]?.excerpt ?? [];
}
const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('the passage with most of the words is shown, from the beginning of its sentence', async () => {
  const text = `${filler}The valve is red. ${filler}Turn the valve with a spanner, then stop. ${filler}`;
  const excerpt = await excerptOf({ title: 'A', description: 'All about taps.', text }, 'valve spanner');
  expect(bracket(excerpt)).toMatch(/^… Turn the \[valve\] with a \[spanner\], then stop\. Nothing/);
  expect(bracket(excerpt)).toMatch(/ …$/);
});

test('it is 160 to 220 characters long and made of whole words of the article', async () => {
  const text = `${filler}The stopcock is under the sink. ${filler}`;
  const shown = plain(await excerptOf({ title: 'A', description: 'All about taps.', text }, 'stopcock'));
  expect(shown.length).toBeGreaterThanOrEqual(160);
  expect(shown.length).toBeLessThanOrEqual(220);
  const passage = shown.replace(/^… | …$/g, '');
  expect(` All about taps. ${text}`).toContain(` ${passage} `);
});

test('it ends with a sentence only when it is long enough by then', async () => {
  const text = `The stopcock is under the sink. ${'and so on '.repeat(60)}`;
  const shown = plain(await excerptOf({ title: 'A', text }, 'stopcock'));
  expect(shown.length).toBeGreaterThanOrEqual(200);
  expect(shown).toMatch(/(and|so|on) …$/);
});

test('of passages that answer the same, the first is shown', async () => {
  const text = `${filler}The red valve. ${filler}The green valve. ${filler}`;
  expect(bracket(await excerptOf({ title: 'A', text }, 'valve'))).toContain('The red [valve].');
});

test('the description is shown when no passage answers more', async () => {
  const given = {
    title: 'A',
    description: 'Find the stopcock.',
    text: `${filler}The stopcock is there. ${filler}`,
  };
  expect(bracket(await excerptOf(given, 'stopcock'))).toMatch(/^Find the \[stopcock\]\. Nothing/);
});

test('a short article is shown whole, without marks of cutting', async () => {
  const given = { title: 'Taps', description: 'About taps.', text: 'Turn it off.' };
  expect(plain(await excerptOf(given, 'taps'))).toBe('About taps. Turn it off.');
});

test('the end of an article is filled up from before', async () => {
  const text = `${filler}${filler}Last of all: the stopcock.`;
  const shown = plain(await excerptOf({ title: 'A', text }, 'stopcock'));
  expect(shown).toMatch(/stopcock\.$/);
  expect(shown.length).toBeGreaterThan(120);
});

test('other endings, corrected spellings and other names for a thing are marked', async () => {
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

test('texts are passed on as they are, markup and all', async () => {
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
