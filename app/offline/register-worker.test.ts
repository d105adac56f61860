import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

const register = vi.fn(async (_path: string) => {});
let onLoad: (() => void)[] = [];

/** Stubs the globals of a loaded page, on a site with offline help and in an idle browser. */
function openPage({ connection = {}, hasManifest = true, readyState = 'complete', hasWorkers = true } = {}) {
  vi.stubGlobal('navigator', {
    connection,
    ...(hasWorkers && { serviceWorker: { register } }),
  });
  vi.stubGlobal('document', { readyState, querySelector: () => (hasManifest ? {} : null) });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'load') onLoad.push(listener);
  });
}

beforeEach(() => {
  register.mockClear();
  onLoad = [];
});
afterEach(() => vi.unstubAllGlobals());

test('the worker is registered once the page has loaded and the browser is idle', () => {
  openPage({ readyState: 'interactive' });
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  onLoad.forEach((listener) => listener());
  expect(register.mock.calls).toEqual([['/help-and-support/service-worker.js']]);
  openPage();
  registerWorker();
  expect(register).toHaveBeenCalledTimes(2);
});

test('the worker is also registered in a browser without requestIdleCallback', async () => {
  openPage();
  vi.stubGlobal('requestIdleCallback', undefined);
  registerWorker();
  await expect.poll(() => register).toHaveBeenCalledOnce();
});

test.each([
  ['for a visitor who saves data', { connection: { saveData: true } }],
  ['on a site without offline help', { hasManifest: false }],
  ['in a browser without service workers', { hasWorkers: false }],
])('no worker is registered %s', (_, page) => {
  openPage(page);
  registerWorker();
  onLoad.forEach((listener) => listener());
  expect(register).not.toHaveBeenCalled();
});
