import { expect, test } from 'vitest';
import { redirectToSite } from './redirects.ts';

const publicUrl = 'https://www.larkfield.example';
const embedded = { publicUrl, mainSiteUrl: '', signIn: 'embedded' as const, hasOfflineHelp: true };
const elsewhere = { ...embedded, mainSiteUrl: 'https://main.example' };
/** The header by which React Router makes the browser load a new document, rather than only a page within the app. */
const leavesDocument = (response: Response) => response.headers.get('x-remix-reload-document') === 'true';

test.each([
  ['/help-and-support/make-a-complaint-select-energy', '/make-a-complaint-select-energy'],
  ['/help-and-support/', '/'],
])('%s is within the area, and reached without a reload', (path, within) => {
  for (const site of [embedded, elsewhere]) {
    const response = redirectToSite(path, site);
    expect([response.status, response.headers.get('location')]).toEqual([302, within]);
    expect(leavesDocument(response)).toBe(false);
  }
});

test.each(['/complaints/home-services', '/', '/help-and-support-us'])(
  '%s is on the main site, wherever that is, and loads a new document',
  (path) => {
    const here = redirectToSite(path, embedded);
    const there = redirectToSite(path, elsewhere);
    expect([here.status, here.headers.get('location')]).toEqual([302, `${publicUrl}${path}`]);
    expect([there.status, there.headers.get('location')]).toEqual([302, `https://main.example${path}`]);
    expect([leavesDocument(here), leavesDocument(there)]).toEqual([true, true]);
  },
);
