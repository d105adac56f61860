import { storedItems } from '#app/consent/stored-items.ts';
import { searchTermLimit } from '#contracts/search.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { parameters, suggestionsPath } from './parameters-of-addresses.ts';
import type { Case } from './run-cases.ts';
import {
  longestHead,
  percentEncoded,
  someUnits,
  textOf,
  unitNames,
  units,
  type UnitName,
} from './worst-texts.ts';

const area = '/help-and-support';
/** Each parameter is tested with every third text at full length. */
const unitsPerParameter = 3;
/** Paths that can be continued. */
const paths = ['/', `${area}/`, `${area}/meters/`, `${area}/complaints/`];

/** Worst texts in parameters of addresses, by path. */
export function* parameterCases(url: string, read: Record<string, string[]>): Generator<Case> {
  const places = Object.entries(read).flatMap(([path, names]) => names.map((name) => [path, name] as const));
  for (const [nth, [path, name]] of places.entries())
    for (const unit of someUnits(nth, unitsPerParameter))
      yield { group: path, name: `${unit} in ${name}`, url: `${url}${path}?${name}=${longestOf(unit)}` };
}

/** Worst texts in every parameter of an address that is read, and in the path itself. */
export function* queryCases(url: string): Generator<Case> {
  yield* parameterCases(url, parameters);
  for (const unit of unitNames) {
    // SPEC §5: a search has at most 2,000 characters.
    const term = percentEncoded(units[unit].repeat(searchTermLimit).slice(0, searchTermLimit));
    for (const path of ['/search', suggestionsPath])
      yield { group: path, name: `2,000 characters of ${unit}`, url: `${url}${path}?q=${term}` };
    for (const path of paths)
      yield { group: 'paths', name: `${unit} below ${path}`, url: `${url}${path}${longestOf(unit)}` };
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
/** Each cookie is tested with every eighth text on each page. */
const unitsPerCookie = 8;

/** Worst texts in every cookie that the site sets, on every page that reads some. */
export function* cookieCases(url: string): Generator<Case> {
  const cookies = storedItems.filter(({ kind }) => kind === 'cookie');
  const names = cookies.map(({ name }) => name.replace('*', 'x'));
  const texts = Object.fromEntries(unitNames.map((unit) => [unit, longestOf(unit)]));
  const all = names.map((name) => `${name}=x;`).join('');
  for (const [place, page] of readers.entries()) {
    const visit = (name: string, cookie: string): Case => {
      return { group: page, name, url: url + page, init: { headers: { cookie } } };
    };
    for (const [nth, name] of names.entries())
      for (const unit of someUnits(place + nth, unitsPerCookie))
        yield visit(`${unit} in ${name}`, `${name}=${texts[unit]}`);
    yield visit('many cookies', all.repeat(longestHead / all.length));
    yield visit('nothing but separators', '; '.repeat(longestHead / 2));
  }
}

function longestOf(unit: UnitName): string {
  return percentEncoded(textOf(unit, longestHead, percentEncoded));
}
