import { storedItems } from '#app/consent/stored-items.ts';
import { fieldRules } from '#contracts/forms/meter-reading/meter-reading.ts';
import { searchTermLimit } from '#contracts/search.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { connectionLimits } from '#server/connection-limits.ts';
import type { Case } from './run-cases.ts';
import { percentEncoded, someUnits, textOf, unitNames, units, type UnitName } from './worst-texts.ts';

/** What the head of a request has beside the address or the cookies. */
const otherHeaders = 2 * 1024;
const longest = connectionLimits.maxHeaderSize - otherHeaders;
const area = '/help-and-support';
const suggestions = `${area}/search/suggestions`;

/** What is read from an address, by the page that reads it. */
const parameters: Record<string, string[]> = {
  '/search': ['q', 'initiated', 'category', 'page', 'exact'],
  [suggestions]: ['q'],
  // SPEC §2: the form is filled in by its address.
  [`${area}/submit-meter-read`]: Object.keys(fieldRules('')),
  [`${area}/cookies`]: ['saved'],
  [signInPaths.signIn]: ['from'],
  [signInPaths.callback]: ['state', 'code', 'error', 'iss'],
};
/** Each parameter meets every third text in full length. */
const unitsPerParameter = 3;
/** Where a path may go on. */
const paths = ['/', `${area}/`, `${area}/meters/`, `${area}/complaints/`];

/** Worst texts in every parameter of an address that is read, and in the path itself. */
export function* queryCases(url: string): Generator<Case> {
  const encoded = (unit: UnitName) => percentEncoded(textOf(unit, longest, percentEncoded));
  const read = Object.entries(parameters).flatMap(([path, names]) =>
    names.map((name) => [path, name] as const),
  );
  for (const [nth, [path, name]] of read.entries())
    for (const unit of someUnits(nth, unitsPerParameter))
      yield { group: path, name: `${unit} in ${name}`, url: `${url}${path}?${name}=${encoded(unit)}` };
  for (const unit of unitNames) {
    // SPEC §5: a search has 2,000 characters at most.
    const term = percentEncoded(units[unit].repeat(searchTermLimit).slice(0, searchTermLimit));
    for (const path of ['/search', suggestions])
      yield { group: path, name: `2,000 characters of ${unit}`, url: `${url}${path}?q=${term}` };
    for (const path of paths)
      yield { group: 'paths', name: `${unit} below ${path}`, url: `${url}${path}${encoded(unit)}` };
  }
}

/** Pages that read cookies. */
const readers = [
  `${area}/`,
  `${area}/cookies`,
  `${area}/complaints/gas-and-electricity`,
  `${area}/complaints/gas-and-electricity/query`,
  `${area}/confirmation`,
  `${area}/submit-meter-read`,
  `${area}/submit-meter-read-confirm`,
  signInPaths.account,
  signInPaths.session,
  '/search?q=meter',
];
/** Each cookie meets every eighth text on each page. */
const unitsPerCookie = 8;

/** Worst texts in every cookie that the site sets, on every page that reads some. */
export function* cookieCases(url: string): Generator<Case> {
  const cookies = storedItems.filter(({ kind }) => kind === 'cookie');
  const names = cookies.map(({ name }) => name.replace('*', 'x'));
  const texts = Object.fromEntries(
    unitNames.map((unit) => [unit, percentEncoded(textOf(unit, longest, percentEncoded))]),
  );
  const all = names.map((name) => `${name}=x;`).join('');
  for (const [place, page] of readers.entries()) {
    const visit = (name: string, cookie: string): Case => {
      return { group: page, name, url: url + page, init: { headers: { cookie } } };
    };
    for (const [nth, name] of names.entries())
      for (const unit of someUnits(place + nth, unitsPerCookie))
        yield visit(`${unit} in ${name}`, `${name}=${texts[unit]}`);
    yield visit('many cookies', all.repeat(longest / all.length));
    yield visit('nothing but separators', '; '.repeat(longest / 2));
  }
}
