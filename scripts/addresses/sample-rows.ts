import { postTowns, type PostTown } from './post-towns.ts';

/** Named as in AddressBase. */
const sampleColumns = [
  'UPRN',
  'ORGANISATION_NAME',
  'SUB_BUILDING_NAME',
  'BUILDING_NAME',
  'BUILDING_NUMBER',
  'THOROUGHFARE',
  'DEPENDENT_LOCALITY',
  'POST_TOWN',
  'COUNTY',
  'POSTCODE',
  'COUNTRY',
] as const;
type SampleRow = Partial<Record<(typeof sampleColumns)[number], string>>;

const trees = 'Alder Bramble Clover Damson Elder Foxglove Gorse Hazel Ivy Juniper Larch Medlar Nettle'.split(
  ' ',
);
const places = 'wick thorpe mead croft holt combe stead dene fold garth leigh'.split(' ');
const ways = ['Road', 'Street', 'Lane', 'Close', 'Avenue', 'Gardens', 'Terrace'];
const birds = ['Heron', 'Kestrel', 'Lapwing', 'Plover', 'Siskin', 'Wagtail', 'Curlew'];
const houses = ['Rose Cottage', 'The Old Forge', 'Orchard House', 'Mill Barn', 'The Granary', 'Well Cottage'];
const farms = ['Upper', 'Lower', 'Little', 'Great', 'Far'];
const flats = 12;
/** UPRNs from a range that no real property has. */
const firstUprn = 999_000_000_001;

const pick = (list: readonly string[], nth: number) => list[nth % list.length] ?? '';

/** The whole sample as an AddressBase-style CSV: the same text each time. */
export function sampleCsv(): string {
  const rows = postTowns.flatMap(sampleRows).map((row, nth) => ({ UPRN: String(firstUprn + nth), ...row }));
  const lines = rows.map((row: SampleRow) =>
    sampleColumns.map((column) => inCsv(row[column] ?? '')).join(','),
  );
  return `${[sampleColumns.join(','), ...lines].join('\n')}\n`;
}

function inCsv(text: string): string {
  return text.includes(',') ? `"${text}"` : text;
}

/** The addresses of one postcode area: a street with a block of flats in one postcode, a village in another. */
function sampleRows({ town, country, districts }: PostTown, nth: number): SampleRow[] {
  const street = `${pick(trees, nth)}${pick(places, nth * 3)} ${pick(ways, nth)}`;
  const lane = `${pick(trees, nth + 5)}${pick(places, nth + 2)} Lane`;
  const village = `${pick(trees, nth * 5 + 3)}${pick(places, nth * 7 + 1)}`;
  const [townDistrict, villageDistrict] = districts;
  const inTown = { THOROUGHFARE: street, POST_TOWN: town, COUNTRY: country, POSTCODE: `${townDistrict} 9ZZ` };
  const inVillage = {
    DEPENDENT_LOCALITY: village,
    POST_TOWN: town,
    COUNTRY: country,
    POSTCODE: `${villageDistrict} 9ZX`,
  };
  const court = { BUILDING_NAME: `${pick(birds, nth)} Court`, BUILDING_NUMBER: '3', ...inTown };
  const numbers = ['1', '2', '4', '5', '6', '7', '8', '9', '9A', '10', '11'];
  return [
    ...numbers.map((number) =>
      /^\d+$/.test(number) ? { BUILDING_NUMBER: number, ...inTown } : { BUILDING_NAME: number, ...inTown },
    ),
    ...Array.from({ length: flats }, (_, flat) => ({ SUB_BUILDING_NAME: `Flat ${flat + 1}`, ...court })),
    { ORGANISATION_NAME: `${pick(birds, nth + 2)} & Daughters, Bakers`, BUILDING_NUMBER: '12', ...inTown },
    { BUILDING_NAME: pick(houses, nth), BUILDING_NUMBER: '12', THOROUGHFARE: lane, ...inVillage },
    { BUILDING_NAME: pick(houses, nth + 1), THOROUGHFARE: lane, ...inVillage },
    { BUILDING_NAME: pick(houses, nth + 2), THOROUGHFARE: lane, ...inVillage },
    { BUILDING_NUMBER: '3', THOROUGHFARE: lane, ...inVillage },
    {
      SUB_BUILDING_NAME: 'The Annexe',
      BUILDING_NAME: pick(houses, nth + 3),
      THOROUGHFARE: lane,
      ...inVillage,
    },
    { BUILDING_NAME: `${pick(farms, nth)} ${village} Farm`, ...inVillage },
    { BUILDING_NAME: `${pick(farms, nth + 1)} ${village} Farm`, ...inVillage },
  ];
}
