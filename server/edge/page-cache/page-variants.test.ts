import { expect, test } from 'vitest';
import { cachedSite, home, meters } from './cached-site.fixture.ts';

const notice = 'dismissed-notice=0a1b2c3d';

test.each([
  ['text size', 'display=text=large', 'display=text=larger'],
  ['contrast', 'display=contrast=more', ''],
  ['theme', 'display=theme=dark', 'display=theme=light'],
  ['motion', 'display=motion=less', ''],
  ['several settings', 'display=text=large&theme=dark', 'display=text=large'],
])('visitors who chose another %s each get their own rendering', async (_, one, other) => {
  const { text } = cachedSite();
  expect(await text(meters, one)).toBe('<p>drawing 1</p>');
  expect(await text(meters, other)).toBe('<p>drawing 2</p>');
  expect(await text(meters, one)).toBe('<p>drawing 1</p>');
  expect(await text(meters, other)).toBe('<p>drawing 2</p>');
});

test.each([
  ['no cookie at all', ''],
  ['the standard choices', 'display='],
  ['the standard choices, spelt out', 'display=text=standard&theme=device'],
  ['choices that do not exist', 'display=text=huge&colour=pink'],
  ['cookies of other parts of the site', 'session=abc; consent=all; xdisplay=text=large'],
  ['a dismissed notice, which is not on this page', notice],
])('visitors with %s share one rendering', async (_, cookie) => {
  const { text } = cachedSite();
  await text(meters);
  expect(await text(meters, cookie)).toBe('<p>drawing 1</p>');
});

test('visitors who made the same choices in another order share one rendering', async () => {
  const { text } = cachedSite();
  await text(meters, 'a=b; display=text=large&theme=dark');
  expect(await text(meters, 'display=theme=dark&text=large; c=d')).toBe('<p>drawing 1</p>');
});

test('a visitor who dismissed the notice gets the help home without it, other visitors get it with the notice', async () => {
  const { text } = cachedSite();
  await text(home);
  expect(await text(home, notice)).toBe('<p>drawing 2</p>');
  expect(await text(home, 'dismissed-notice=ffffffff')).toBe('<p>drawing 3</p>');
  expect(await text(home)).toBe('<p>drawing 1</p>');
  expect(await text(home, `${notice}; display=text=large`)).toBe('<p>drawing 4</p>');
});

test('a cookie cannot cause more renderings than there are choices', async () => {
  const { text, renders } = cachedSite();
  for (let nth = 0; nth < 50; nth += 1) {
    await text(
      home,
      `display=text=large&x=${nth}; dismissed-notice=made-up-${nth}; consent=${nth + 2}.performance`,
    );
  }
  expect(renders()).toBe(1);
});

test('visitors who have decided about cookies share the pages without the question, whatever they chose', async () => {
  const { text, renders } = cachedSite();
  await text(meters);
  for (let nth = 0; nth < 50; nth += 1)
    expect(await text(meters, `consent=1.made-up-${nth}`)).toBe('<p>drawing 2</p>');
  expect(await text(meters, 'consent=1')).toBe('<p>drawing 2</p>');
  expect(await text(meters, 'consent=1.performance.functional.targeting')).toBe('<p>drawing 2</p>');
  expect(await text(meters), 'who has not chosen is asked').toBe('<p>drawing 1</p>');
  expect(await text(meters, 'consent='), 'who has not chosen in full is asked').toBe('<p>drawing 1</p>');
  expect(renders()).toBe(2);
});

test('the page about cookies is rendered once for each possible choice', async () => {
  const { text, renders } = cachedSite();
  const page = '/help-and-support/cookies';
  await text(page);
  expect(await text(page, 'consent=1')).toBe('<p>drawing 2</p>');
  expect(await text(page, 'consent=1.performance')).toBe('<p>drawing 3</p>');
  expect(await text(page, 'consent=1.performance.functional')).toBe('<p>drawing 4</p>');
  expect(await text(page, 'consent=1.functional.performance.performance')).toBe('<p>drawing 4</p>');
  for (let nth = 0; nth < 50; nth += 1) await text(page, `consent=1.performance.made-up-${nth}`);
  expect(renders()).toBe(4);
});

test.each([
  '/help-and-support/cookies/',
  '/help-and-support/Cookies',
  '/help-and-support/cook%69es',
  '/help-and-support//cookies',
])('a page under %s, which is not its canonical path, is rendered for each visit', async (page) => {
  const { text } = cachedSite();
  expect(await text(page, 'consent=1.performance')).toBe('<p>drawing 1</p>');
  expect(await text(page, 'consent=1')).toBe('<p>drawing 2</p>');
});

test('a prefilled meter-reading form is rendered for each visit, and is never sent to anybody else', async () => {
  const { text } = cachedSite();
  const form = '/help-and-support/submit-meter-read';
  const filled = 'display=text=large; meter-read-prefill=sealed';
  expect(await text(form, filled)).toBe('<p>drawing 1</p>');
  expect(await text(form, filled)).toBe('<p>drawing 2</p>');
  expect(await text(form)).toBe('<p>drawing 3</p>');
  expect(await text(form)).toBe('<p>drawing 3</p>');
  expect(await text(form, filled)).toBe('<p>drawing 4</p>');
  expect(await text(meters, filled), 'another page is the same as for everybody').toBe('<p>drawing 5</p>');
  expect(await text(meters, 'display=text=large')).toBe('<p>drawing 5</p>');
});

test('the form of a signed-in visitor is rendered for each visit, while other pages are still shared', async () => {
  const { text } = cachedSite();
  const form = '/help-and-support/submit-meter-read';
  const signedIn = '__Host-nep=a.b.c; __Host-uaa=d.e.f; signed-in=1';
  await text(form);
  await text(meters);
  expect(await text(form, signedIn)).toBe('<p>drawing 3</p>');
  expect(await text(form, signedIn)).toBe('<p>drawing 4</p>');
  expect(await text(form)).toBe('<p>drawing 1</p>');
  expect(await text(meters, signedIn)).toBe('<p>drawing 2</p>');
  expect(await text(form, 'signed-in=1'), 'the marker alone says nothing').toBe('<p>drawing 1</p>');
});

test.each([
  '?utm_source=mail&utm_medium=email&utm_campaign=Winter',
  '?gclid=abc',
  '?fbclid=abc&UTM_Source=x',
  '?_gl=1*abc',
  '?utm%5Fsource=mail',
])('visitors who follow links with %s share one rendering, which does not contain it', async (query) => {
  const seen: string[] = [];
  const { text } = cachedSite((address) => {
    seen.push(address);
    return {};
  });
  expect(await text(`${meters}${query}`)).toBe('<p>drawing 1</p>');
  expect(await text(meters)).toBe('<p>drawing 1</p>');
  expect(await text(`${meters}${query}&gclid=another`)).toBe('<p>drawing 1</p>');
  expect(seen).toEqual([meters]);
});

test('a page that reads its query gets all of it, tracking or not', async () => {
  const seen: string[] = [];
  const { text } = cachedSite((address) => {
    seen.push(address);
    return {};
  });
  const address = '/help-and-support/submit-meter-read?fuel=Gas&utm_source=mail';
  await text(address);
  expect(seen).toEqual([address]);
});
