import { addressAttributes } from '#contracts/address.ts';
import { longestLine } from '#contracts/forms/longest-line.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { kebabCase } from '#contracts/kebab-case.ts';
import { leadDocument } from '#contracts/lead.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import type { Case } from './run-cases.ts';
import {
  jsonEscaped,
  lineOf,
  longestHead,
  percentEncoded,
  sizes,
  someUnits,
  textOf,
  unitNames,
} from './worst-texts.ts';

const { data: lead } = makeLead();
const headers = { 'content-type': jsonApiType, 'x-client-id': 'help-and-support' };
const attributeNames = Object.keys(leadDocument.shape.data.shape.attributes._zod.def.shape);
/** Each attribute is tested alone with every third text. */
const unitsPerAttribute = 3;

/** Leads with worst texts in every attribute: as its value, inside its value, and as a name in it. */
export function* leadCases(apiUrl: string): Generator<Case> {
  const post = (name: string, data: unknown): Case => postTo(`${apiUrl}/leads`, name, data);
  const changed = (changes: object) => ({ ...lead, attributes: { ...lead.attributes, ...changes } });
  for (const [nth, name] of attributeNames.entries())
    for (const [place, unit] of someUnits(nth, unitsPerAttribute).entries()) {
      const text = textOf(unit, place % 2 === 0 ? sizes.largest - sizes.small : sizes.large, jsonEscaped);
      const within = { number: text, type: 'home', parts: ['x'] };
      yield post(`${unit} in ${name}`, changed({ [name]: text }));
      yield post(`${unit} within ${name}`, changed({ [name]: within }));
      yield post(`${unit} as a name in ${name}`, changed({ [name]: { [text]: 'x' } }));
    }
  for (const unit of unitNames) {
    const line = lineOf(unit);
    const lines = { 'first-name': line, surname: line, 'additional-information': { caseType: line } };
    yield post(
      `a line of ${unit} in all`,
      changed({ ...lines, query: textOf(unit, sizes.middle, jsonEscaped) }),
    );
    const large = textOf(unit, sizes.large, jsonEscaped);
    yield post(`${unit} as an attribute`, changed({ [large]: 'x' }));
    const relationships = { address: { data: { type: 'addresses', id: large } } };
    yield post(`${unit} as an address`, { ...lead, relationships });
  }
  const parts = Object.fromEntries(Array.from({ length: 18_000 }, (_, nth) => [`part-${nth}`, 1]));
  for (const name of attributeNames) yield post(`thousands of parts in ${name}`, changed({ [name]: parts }));
  yield post('thousands of attributes', changed(parts));
  yield post('a list of thousands', changed({ 'chat-history': Array.from({ length: 100_000 }, () => 1) }));
}

/** The longest header of a caller that the leads service accepts. */
const longestName = 200;

/** Leads with worst texts in the headers for the client, the key and the address text. */
export function* leadHeaderCases(apiUrl: string): Generator<Case> {
  const url = `${apiUrl}/leads`;
  const body = JSON.stringify({ data: lead });
  for (const unit of unitNames)
    for (const name of ['idempotency-key', 'x-client-id', 'x-address-in-words'])
      for (const size of [longestName, 9 * longestLine, longestHead]) {
        const text = percentEncoded(textOf(unit, size, percentEncoded));
        const init = { method: 'POST', headers: { ...headers, [name]: text }, body };
        yield { group: `${name} of ${url}`, name: `${size} bytes of ${unit}`, url, init };
      }
}

/** Addresses with worst texts in every attribute, postcodes to look up, ids, and tokens. */
export function* addressCases(apiUrl: string): Generator<Case> {
  const names = Object.keys(addressAttributes.shape).map(kebabCase);
  const right = { postcode: 'B1 9ZZ', 'address-line1': '1 High Street' };
  const post = (name: string, attributes: object): Case =>
    postTo(`${apiUrl}/addresses`, name, { type: 'addresses', attributes });
  for (const unit of unitNames) {
    const all = Object.fromEntries(names.map((name) => [name, lineOf(unit)]));
    yield post(`a line of ${unit} in all`, { ...all, postcode: right.postcode });
    for (const name of names)
      yield post(`${unit} in ${name}`, { ...right, [name]: textOf(unit, 60 * sizes.small, jsonEscaped) });
    const encoded = percentEncoded(textOf(unit, 60 * sizes.small, percentEncoded));
    yield { group: 'postcodes', name: unit, url: `${apiUrl}/addresses?postcode=${encoded}` };
    for (const size of [longestName, longestHead]) {
      const id = percentEncoded(textOf(unit, size, percentEncoded));
      yield { group: 'ids of addresses', name: `${size} bytes of ${unit}`, url: `${apiUrl}/addresses/${id}` };
    }
    const authorization = `Bearer ${encoded}`;
    yield {
      group: 'customers',
      name: unit,
      url: `${apiUrl}/customers`,
      init: { headers: { authorization } },
    };
  }
}

function postTo(url: string, name: string, data: unknown): Case {
  return { group: url, name, url, init: { method: 'POST', headers, body: JSON.stringify({ data }) } };
}
