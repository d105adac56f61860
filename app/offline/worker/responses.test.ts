import { expect, test } from 'vitest';
import { readDisplaySettings } from '../../frame/display-settings/display-settings.ts';
import { fileResponse, pageResponse } from './responses.ts';

const meters = '/help-and-support/meters';
const offline = '/help-and-support/offline';
const saved23November = new Date(2026, 10, 23, 14, 5).getTime();
const now = () => new Date(2026, 10, 24, 9, 0).getTime();

const copyOf = (words: string, savedAt = saved23November) =>
  new Response(`<html><body class="page">${words}</body></html>`, {
    headers: { 'x-saved-at': String(savedAt), 'content-security-policy': "default-src 'none'" },
  });
const saving = (copies: Record<string, Response>) => ({
  find: async (path: string) => copies[path],
  findFile: async (url: string) => copies[url],
});
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});
const atOnce = () => Promise.reject(new Error('The page took too long'));

test('the response of the network is used, errors included, even if there is a copy', async () => {
  for (const status of [200, 404, 500, 503]) {
    const network = new Response('from the network', { status });
    const deps = { saved: saving({ [meters]: copyOf('saved') }), now };
    expect(await pageResponse(meters, Promise.resolve(network), deps)).toBe(network);
  }
});

test('when the network fails, the copy is shown, and its first line says when it was saved', async () => {
  const response = await pageResponse(meters, fails(), { saved: saving({ [meters]: copyOf('saved') }), now });
  expect(await response.text()).toBe(
    '<html><body class="page"><aside class="banner saved-page" aria-label="Saved page"><p class="wrap"><span>' +
      'You seem to be offline. This page was saved on 23 November at 14:05.</span> <a href="">Try again</a></p></aside>' +
      'saved</body></html>',
  );
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('a copy has the display settings of now, not those of the moment when it was saved', async () => {
  const html = '<html lang="en-GB" data-text="large" data-theme="light"><body>saved</body></html>';
  const shown = async (display?: string) => {
    const readDisplay = async () => (display === undefined ? undefined : readDisplaySettings(display));
    const deps = { saved: saving({ [meters]: new Response(html) }), now, readDisplay };
    return /<html.*?>/.exec(await (await pageResponse(meters, fails(), deps)).text())?.[0];
  };
  expect(await shown('display=theme=dark&contrast=more')).toBe(
    '<html lang="en-GB" data-contrast="more" data-theme="dark">',
  );
  expect(await shown('display=')).toBe('<html lang="en-GB">');
  expect(await shown()).toBe('<html lang="en-GB" data-text="large" data-theme="light">');
});

test('the line about the copy comes after the skip link, which the keyboard still reaches first', async () => {
  const skip = '<a class="skip" href="#main">Skip to main content</a>';
  const copy = copyOf(`${skip}saved`);
  const response = await pageResponse(meters, fails(), { saved: saving({ [meters]: copy }), now });
  expect(await response.text()).toContain(`<body class="page">${skip}<aside class="banner saved-page"`);
});

test('the line on a copy from an earlier year names the year', async () => {
  const lastYear = copyOf('saved', new Date(2025, 11, 31, 8, 0).getTime());
  const response = await pageResponse(meters, fails(), { saved: saving({ [meters]: lastYear }), now });
  expect(await response.text()).toContain('saved on 31 December 2025 at 08:00.');
});

test('when the page takes too long, its copy is shown', async () => {
  const deps = { saved: saving({ [meters]: copyOf('saved') }), now, timeout: atOnce };
  expect(await (await pageResponse(meters, never(), deps)).text()).toContain('saved</body>');
});

test('without a copy there is no limit to how long the network may take', async () => {
  const { promise: network, resolve } = Promise.withResolvers<Response>();
  const saved = {
    ...saving({}),
    // Only the offline page is saved; it must not be shown because the network is slow.
    find: async (path: string) => (path === offline ? copyOf('numbers') : undefined),
  };
  const response = pageResponse(meters, network, { saved, now, timeout: atOnce });
  const late = new Response('late');
  await new Promise(setImmediate);
  resolve(late);
  expect(await response).toBe(late);
});

test('when the network fails and there is no copy, the offline page is shown, or an error if that is missing too', async () => {
  const response = await pageResponse(meters, fails(), {
    saved: saving({ [offline]: copyOf('numbers') }),
    now,
  });
  expect(await response.text()).toContain('numbers</body>');
  expect((await pageResponse(meters, fails(), { saved: saving({}), now })).type).toBe('error');
});

test('a built file is served from its copy; any other file only when the network fails', async () => {
  const url = 'https://www.larkfield.example/a.css';
  const deps = () => ({ saved: saving({ [url]: new Response('copy') }) });
  const network = async () => new Response('network');
  expect(await (await fileResponse(url, true, network, deps())).text()).toBe('copy');
  expect(await (await fileResponse(url, false, network, deps())).text()).toBe('network');
  expect(await (await fileResponse(url, false, fails, deps())).text()).toBe('copy');
  expect(await (await fileResponse(url, true, network, { saved: saving({}) })).text()).toBe('network');
  expect((await fileResponse(url, false, fails, { saved: saving({}) })).type).toBe('error');
});

const broken = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));

test.each([
  ['fails', broken],
  ['hangs', never],
])('while the browser’s store %s, pages and files come from the network', async (_what, look) => {
  const store = { find: look, findFile: look };
  const network = new Response('network');
  expect(await pageResponse(meters, Promise.resolve(network), { saved: store, now })).toBe(network);
  for (const isBuilt of [true, false]) {
    const file = await fileResponse('/a.css', isBuilt, async () => new Response('file'), { saved: store });
    expect(await file.text()).toBe('file');
  }
});

test('while the browser’s store and the network fail, the browser’s own error page is shown', async () => {
  const store = { find: broken, findFile: broken };
  expect((await pageResponse(meters, fails(), { saved: store, now })).type).toBe('error');
  expect((await fileResponse('/a.css', true, fails, { saved: store })).type).toBe('error');
});
