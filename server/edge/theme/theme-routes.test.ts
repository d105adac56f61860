import { expect, test } from 'vitest';
import { themeSheet, type ThemeSheet } from '#clients/content/theme/theme-sheet.ts';
import { themeRoutes } from './theme-routes.ts';

const sheetOf = (primary: string) => themeSheet({ light: { primary, accent: '#00b8a9', dusk: '#2b0b3f' } });
const purple = sheetOf('#7a1fa2');
const blue = sheetOf('#1f3fa2');

function routes() {
  let theme: Promise<ThemeSheet | undefined> = Promise.resolve(purple);
  const app = themeRoutes({ content: { theme: () => theme } });
  const set = (next: Promise<ThemeSheet | undefined>) => void (theme = next);
  const get = async (path: string) => {
    const response = await app.request(path);
    const { headers, status } = response;
    return {
      status,
      css: await response.text(),
      caching: headers.get('cache-control'),
      type: headers.get('content-type'),
    };
  };
  return { get, set };
}
const forEver = 'public, max-age=31536000, immutable';

test('a theme is a style sheet that browsers cache', async () => {
  expect(await routes().get(purple.path)).toEqual({
    status: 200,
    css: purple.css,
    caching: forEver,
    type: 'text/css; charset=utf-8',
  });
});

test('an earlier theme is still served to pages that are open', async () => {
  const { get, set } = routes();
  await get(purple.path);
  set(Promise.resolve(blue));
  expect(await get(blue.path)).toMatchObject({ css: blue.css, caching: forEver });
  expect(await get(purple.path)).toMatchObject({ css: purple.css, caching: forEver });
});

test('an unknown theme’s address gets the current theme, which is not cached under that name', async () => {
  expect(await routes().get(blue.path)).toMatchObject({ status: 200, css: purple.css, caching: 'no-store' });
});

test('without content a known theme is still served, and any other is an empty sheet', async () => {
  const { get, set } = routes();
  await get(purple.path);
  set(Promise.reject(new Error('down')));
  expect(await get(purple.path)).toMatchObject({ css: purple.css });
  expect(await get(blue.path)).toMatchObject({ status: 200, css: '', caching: 'no-store' });
});

test('an address that is not a theme’s is not answered here', async () => {
  for (const path of ['/help-and-support/theme.css', '/help-and-support/theme-a.css/b', '/theme-a.css'])
    expect((await routes().get(path)).status).toBe(404);
});
