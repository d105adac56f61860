import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReadingPage } from '#app/offline/worker/handled-request.ts';
import { areaPath, pathBelowArea } from '#contracts/area-path.ts';
import { categoryIds } from '#contracts/category-ids.ts';
import { appPaths } from '#tests/support/every-route.ts';
import { pageVariant, withoutTracking } from '../page-cache/page-variant.ts';
import { everyPairOfKeys } from './page-keys.ts';

const configuration = readFileSync(new URL('../../../deploy/nginx/cache.conf', import.meta.url), 'utf8');

/** A map of deploy/nginx/cache.conf, as nginx reads it: values first, then patterns in their order, then the default. */
function readMap(variable: string) {
  const block = new RegExp(`^map .* \\$${variable} \\{\\n([^}]+)\\n\\}`, 'm').exec(configuration)?.[1] ?? '';
  const lines = [...block.matchAll(/^ +"?(.*?)"? ([^ ]+);$/gm)].map(([, key = '', value = '']) => ({
    key,
    value,
  }));
  return (text: string): string => {
    const listed = lines.find(({ key }) => key === text && !key.startsWith('~'));
    const matching = lines.find(({ key }) => key.startsWith('~') && patternOf(key).test(text));
    const { key = '', value = '' } = listed ?? matching ?? lines.find((line) => line.key === 'default') ?? {};
    if (value === '$1') return patternOf(key).exec(text)?.[1] ?? '';
    return value.startsWith('$') ? text : value;
  };
}
const patternOf = (key: string) =>
  key.startsWith('~*') ? new RegExp(key.slice(2), 'i') : new RegExp(key.slice(1));

const displayOf = readMap('help_and_support_display');
const consentOf = readMap('help_and_support_consent');

test('nginx sends exactly the keys that the site knows', () => {
  for (const { display, consent } of everyPairOfKeys()) {
    expect(displayOf(display === 'standard' ? '' : display)).toBe(display);
    expect(consentOf(consent === 'none' ? '' : consent)).toBe(consent);
    expect(consentOf(consent === 'none' ? '' : `${consent}.performance.functional`)).toBe(consent);
  }
  for (const odd of ['theme=pink', 'text=standard', 'theme=dark&text=large', 'text=large;', 'x'])
    expect(displayOf(odd), odd).toBe('unknown');
  for (const odd of ['x', '1x', '.1', '10']) expect(consentOf(odd), odd).toBe('unknown');
});

test('nginx stores the pages that the site treats as reading pages, and no others', () => {
  const pageOf = readMap('help_and_support_page');
  const categories = categoryIds.flatMap((id) => [`${areaPath}/${id}`, `${areaPath}/${id}/an-article`]);
  const forms = [`${areaPath}/bills-and-payments/compare-two-bills`];
  for (const path of [...appPaths, ...categories].filter((each) => !forms.includes(each)))
    expect(pageOf(path) !== 'other', path).toBe(isReadingPage(pathBelowArea(path) ?? ''));
});

test('every parameter that nginx ignores as tracking, the site ignores too', () => {
  const queryOf = readMap('help_and_support_query');
  for (const name of [
    'utm_source',
    'UTM_Medium',
    'gclid',
    'gbraid',
    'wbraid',
    'dclid',
    'gad_source',
    'fbclid',
    'msclkid',
    'ttclid',
    'twclid',
    'li_fat_id',
    'mc_cid',
    'mc_eid',
    '_gl',
  ])
    for (const query of [name, `${name}=`, `${name}=a%20b=c`, `${name}=1&utm_x=2&`]) {
      expect(queryOf(query), query).toBe('none');
      const address = new URL(withoutTracking(`https://help.example${areaPath}/meters?${query}`));
      expect(pageVariant(address, ''), query).toBeDefined();
    }
  for (const query of ['page=2', 'utm_source=1&page=2', 'xutm_source=1', 'gclidx=1', 'a&gclid=1', '&'])
    expect(queryOf(query), query).toBe('some');
});

test.each([
  ['', 'any'],
  ['a=b; consent=1', 'any'],
  ['signed-in=1', 'signed-in'],
  ['a=b; __Host-nep=x', 'signed-in'],
  ['a=b;__Host-uaa=x', 'signed-in'],
  ['dismissed-notice=0a1b2c3d; __Host-session=x', 'signed-in'],
  ['a=b; dismissed-notice=0a1b2c3d', 'dismissed'],
  ['not-signed-in=1; xdismissed-notice=1; a=signed-in=', 'any'],
])('nginx classifies a visitor with the cookies "%s" as "%s"', (cookies, visitor) => {
  expect(readMap('help_and_support_visitor')(cookies)).toBe(visitor);
});

test.each([
  ['GET none read any standard none', true],
  ['HEAD none home any theme=dark 1', true],
  ['GET none read dismissed standard 1', true],
  ['GET none home dismissed standard 1', false],
  ['POST none read any standard none', false],
  ['GET some read any standard none', false],
  ['GET none other any standard none', false],
  ['GET none read signed-in standard none', false],
  ['GET none read any unknown none', false],
  ['GET none read any standard unknown', false],
])('whether nginx answers "%s" from its cache: %s', (request, isCached) => {
  expect(readMap('help_and_support_cache')(request)).toBe(isCached ? 'help_and_support_pages' : 'off');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br, zstd, dcb, dcz', 'br'],
  ['dcz, gzip', 'gzip'],
  ['dcz', 'identity'],
  ['br', 'br'],
  ['gzip,br;q=0.9', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.000, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['zstd, deflate', 'identity'],
  ['xbr, brx', 'identity'],
  ['', 'identity'],
])('nginx reduces the Accept-Encoding header "%s" to "%s"', (accepted, encoding) => {
  expect(readMap('help_and_support_encoding')(accepted)).toBe(encoding);
});
