import { normalisePostcode } from '#contracts/postcodes/normalise-postcode.ts';
import type { AddressParts } from '../address-parts.ts';
import { normaliseField } from '../normalise-field.ts';

/** A row as an address, or why it is skipped. */
export type RowRead = { address: AddressParts } | { problem: string };
export type RowReader = (fields: readonly string[]) => RowRead;

/** Without these columns addresses would be incomplete. */
const required = [
  'UPRN',
  'SUB_BUILDING_NAME',
  'BUILDING_NAME',
  'BUILDING_NUMBER',
  'THOROUGHFARE',
  'POST_TOWN',
  'POSTCODE',
] as const;
const optional = [
  'ORGANISATION_NAME',
  'DEPENDENT_THOROUGHFARE',
  'DOUBLE_DEPENDENT_LOCALITY',
  'DEPENDENT_LOCALITY',
  'COUNTY',
  'COUNTRY',
  'BG_SERVICE_AREA',
] as const;
type Column = (typeof required)[number] | (typeof optional)[number];

/** Longer than any field of the Postcode Address File. */
const fieldLimit = 200;
/** A building name that is really a house number: '12A', '12-14'. */
const numberAsName = /^\d+[A-Z]?([-/]\d+[A-Z]?)?$/i;
/** AddressBase's letters for countries; any other text is stored unchanged. */
const countries: Record<string, string | null> = {
  E: 'England',
  W: 'Wales',
  S: 'Scotland',
  N: 'Northern Ireland',
  L: 'Channel Islands',
  M: 'Isle of Man',
  J: null,
};

/** A reader for rows under these column names, or the names that are missing. Unknown columns are ignored. */
export function createRowReader(
  names: readonly string[],
  idPrefix: string,
): { ok: true; read: RowReader } | { ok: false; missing: string[] } {
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0) return { ok: false, missing };
  const places = new Map([...required, ...optional].map((column) => [column, names.indexOf(column)]));
  return {
    ok: true,
    read: (fields) => {
      if (fields.length !== names.length)
        return { problem: `has ${fields.length} fields, not ${names.length}` };
      return readAddress((column) => fields[places.get(column) ?? -1] ?? '', fields, idPrefix);
    },
  };
}

function readAddress(
  field: (column: Column) => string,
  fields: readonly string[],
  idPrefix: string,
): RowRead {
  const problem = findTextProblem(fields);
  if (problem) return { problem };
  const uprn = /^0*(\d{1,12})$/.exec(field('UPRN').trim())?.[1];
  if (!uprn) return { problem: `has no UPRN of 1 to 12 digits` };
  const postcode = normalisePostcode(field('POSTCODE'));
  if (!postcode) return { problem: `has no UK postcode (‘${field('POSTCODE').slice(0, 20)}’)` };

  const part = (column: Column) => normaliseField(field(column));
  const name = part('BUILDING_NAME');
  const number = part('BUILDING_NUMBER');
  const isNumber = !number && name !== null && numberAsName.test(name);
  const country = part('COUNTRY');
  const address = {
    id: `${idPrefix}${uprn}`,
    postcode,
    organisation: part('ORGANISATION_NAME'),
    flatNumber: part('SUB_BUILDING_NAME'),
    houseName: isNumber ? null : name,
    houseNumber: isNumber ? name : number,
    street: joined(part('DEPENDENT_THOROUGHFARE'), part('THOROUGHFARE')),
    locality: joined(part('DOUBLE_DEPENDENT_LOCALITY'), part('DEPENDENT_LOCALITY')),
    postalTown: part('POST_TOWN'),
    county: part('COUNTY'),
    country: country && country in countries ? (countries[country] ?? null) : country,
    serviceArea: part('BG_SERVICE_AREA'),
  };
  const { organisation, flatNumber, houseName, houseNumber, street } = address;
  const hasFirstLine = organisation ?? flatNumber ?? houseName ?? houseNumber ?? street;
  return hasFirstLine ? { address } : { problem: 'has no organisation, building or street' };
}

function findTextProblem(fields: readonly string[]): string | undefined {
  if (fields.some((field) => field.length > fieldLimit))
    return `has a field of more than ${fieldLimit} characters`;
  if (fields.some((field) => field.includes('\uFFFD'))) return 'has characters that aren’t UTF-8';
  return undefined;
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}
