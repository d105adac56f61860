import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/base-test.ts';
import { areaPages, articles, mainSitePages } from '../../support/pages.ts';
import { readElements } from '../../support/read-elements.ts';

/** The page that must answer 404. */
const notFound = '/page-not-found.html';

const starts = [...areaPages, ...articles.map(({ path }) => path), ...mainSitePages];
const origin = 'http://site.example';

type Found = { status: number; type: string; ids: Set<string>; links: URL[]; files: URL[] };

test('every link on every page opens a page, and a place that exists on it', async ({ request }) => {
  const seen = new Map<string, Found>();
  const waiting = starts.map((path) => ({ to: new URL(path, origin), on: 'the list of pages' }));
  const dead: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { to, on } = next;
    const address = to.pathname + to.search;
    const found = seen.get(address) ?? (await look(request, address));
    if (!seen.has(address) && isWorthFollowing(to))
      waiting.push(...found.links.map((link) => ({ to: link, on: address })));
    seen.set(address, found);
    if (!isAsItShouldBe(address, found.status))
      dead.push(`${address} answers ${found.status} (linked on ${on})`);
    if (to.hash && !found.ids.has(decodeURIComponent(to.hash.slice(1))))
      dead.push(`${address}${to.hash} has no such place (linked on ${on})`);
  }
  expect([...new Set(dead)]).toEqual([]);
  expect(seen.size, 'pages seen').toBeGreaterThan(starts.length);
});

test('every picture, icon, style sheet and font of every page is there', async ({ request }) => {
  const files = new Map<string, Set<string>>();
  for (const path of starts) {
    for (const { pathname, search, hash } of (await look(request, path)).files) {
      const places = files.get(pathname + search) ?? new Set();
      files.set(pathname + search, places.add(hash));
    }
  }
  const missing: string[] = [];
  for (const [address, places] of files) {
    const { status, ids } = await look(request, address);
    if (status !== 200) missing.push(`${address} answers ${status}`);
    for (const hash of places) if (hash && !ids.has(hash.slice(1))) missing.push(`${address} has no ${hash}`);
  }
  expect(missing).toEqual([]);
  expect(files.size, 'files seen').toBeGreaterThan(5);
});

function isAsItShouldBe(address: string, status: number) {
  if (address === notFound) return status === 404;
  // Redirects to the issuer.
  if (address.startsWith('/help-and-support/sign-in?')) return status === 303;
  return status === (address === '/search?q=' ? 422 : 200);
}

/** Results link to more results without end; those of the listed searches are enough. */
function isWorthFollowing({ pathname, search }: URL) {
  return pathname !== '/search' || mainSitePages.includes(pathname + search);
}

async function look(request: APIRequestContext, address: string): Promise<Found> {
  const response = await request.get(address, { maxRedirects: 0 });
  const type = response.headers()['content-type'] ?? '';
  const elements = /html|svg/.test(type) ? readElements(await response.text()) : [];
  const addresses = (names: string[], attributes: string[]) =>
    elements
      .filter(({ name }) => names.includes(name))
      .flatMap(({ get }) => attributes.flatMap((attribute) => get(attribute) ?? []))
      .map((value) => new URL(value, origin + address))
      .filter((url) => url.origin === origin);
  return {
    status: response.status(),
    type,
    ids: new Set(elements.flatMap(({ get }) => get('id') ?? [])),
    links: addresses(['a'], ['href']),
    files: addresses(
      ['img', 'script', 'link', 'use', 'source', 'track', 'video'],
      ['src', 'href', 'poster'],
    ).filter(({ pathname }) => pathname.includes('.')),
  };
}
