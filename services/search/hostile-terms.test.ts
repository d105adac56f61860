import { expect, test } from 'vitest';
import { searchTermLimit } from '#contracts/search.ts';
import { makeArticle, searchOver } from './articles.fixture.ts';
import { mostQueryWords } from './plan-query.ts';
import { readWords } from './read-words.ts';

const { search, suggest, service } = searchOver([
  makeArticle({ title: 'Boiler breakdown', text: 'constructor of boilers, prototype, 100% safe \\d+ (.*)' }),
  makeArticle({ title: 'Écoutez la chaudière', text: '锅炉坏了 котёл غلاية' }),
]);
const fill = (text: string) => text.repeat(searchTermLimit).slice(0, searchTermLimit);

test.each([
  ['regular expression signs', '(.*)+$^[a-z]{2,}\\|?!<=>'],
  ['quotes, tags and null', `"'<script>\u0000</script>`],
  ['names every object has', 'constructor __proto__ toString hasOwnProperty valueOf prototype'],
  ['half a surrogate pair', '\ud83d \udc00 boiler'],
  ['emoji and joiners', '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🔥'],
  ['combining marks', 'e\u0301\u0301\u0301\u0301 \u0301'],
  ['letters that unfold into many', 'ﷺ ﬃ ① ½'],
  ['right to left and other scripts', 'غلاية \u202e котёл 锅炉'],
  ['signs of the index itself', '~1 ~56 | ||'],
  ['one letter', 'a'],
  ['digits', '0 08 080 0800'],
])('a term of %s is searched like any text', async (_, text) => {
  for (const term of [text, fill(text), fill(`${text} `)]) {
    await expect(search(term)).resolves.toMatchObject({ page: 1 });
    await suggest(term);
  }
});

test.each([
  ['soft hyphens', 'boil\u00ader break\u00addown'],
  ['zero-width spaces', '\u200bboi\u200bler\u2060 breakdown\ufeff'],
  ['joiners', 'boi\u200dler \u200cbreak\u200cdown'],
  ['directional marks', '\u202aboiler\u202c break\u200edown'],
])('a term with %s finds and suggests what it does without them, uncorrected', async (_, term) => {
  const { term: read, ...found } = await search(term);
  const { term: plain, ...expected } = await search('boiler breakdown');
  expect(read.replaceAll(/\p{Join_Control}/gu, '')).toBe(plain);
  expect(found).toEqual(expected);
  expect(found.total).toBe(1);
  expect(await suggest(term)).toEqual(await suggest('boiler breakdown'));
});

test('a script’s joiners may be typed or left out', async () => {
  const persian = searchOver([makeArticle({ title: 'آب\u200cگرم\u200cکن' })]);
  for (const term of ['آب\u200cگرم\u200cکن', 'آبگرمکن']) expect((await persian.search(term)).total).toBe(1);
});

test('a million joiners are read once', () => {
  const joiners = '\u200d'.repeat(1_000_000);
  expect(readWords(`${joiners}a${joiners}b ${joiners}`).map(({ folded }) => folded)).toEqual(['ab']);
});

test('punctuation alone finds nothing', async () => {
  for (const term of ['???', '***', '~1', '"', '🙂']) expect((await search(term)).total, term).toBe(0);
});

test('another script is found in its own letters', async () => {
  expect((await search('锅炉坏了')).total).toBe(1);
  expect((await search('КОТЕЛ')).total).toBe(1);
  expect((await search('chaudiere')).results[0]?.title).toBe('Écoutez la chaudière');
});

test('broken percent-encoding gets a response, not a failure', async () => {
  expect((await service.request('/search?q=%E0%A4%A&page=%')).status).toBe(200);
});

test('only the first words of a pasted page are searched', async () => {
  const page = Array.from({ length: mostQueryWords }, (_, nth) => `zq${nth}`).join(' ');
  expect((await search(`boiler ${page}`)).total).toBe(1);
  expect((await search(`${page} boiler`)).total).toBe(0);
});

test('small words are not counted among them, but a text of nothing else is cut too', async () => {
  const dictated = Array.from({ length: mostQueryWords - 1 }, (_, nth) => `and then i zq${nth}`).join(' ');
  expect((await search(`${dictated} boiler`)).total).toBe(1);
  expect((await search(`${'and then '.repeat(60)} boiler`)).total).toBe(0);
});
