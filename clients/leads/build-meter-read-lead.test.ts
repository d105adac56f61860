import { expect, test } from 'vitest';
import type { MeterReading } from '#contracts/forms/meter-reading/normalise-meter-reading.ts';
import { leadDocument } from '#contracts/lead.ts';
import { buildMeterReadLead } from './build-meter-read-lead.ts';

const person = {
  title: 'Ms',
  firstName: 'Amara',
  lastName: 'Okafor-Lane',
  telephone: '07700900982',
  email: 'amara.okafor@example.com',
  date: '2026-11-20',
} as const;
const gas = { gasAccountNumber: 'BGX40217', gasReading: '03864' };
const single = { elecAccountNumber: '850012345678', isEconomy7: false, elecReading: '14728' } as const;
const twoRates = {
  elecAccountNumber: 'A12345',
  isEconomy7: true,
  elec7ReadingNormal: '014728',
  elec7ReadingLow: '009315',
} as const;
const readings = {
  gas: { ...person, fuel: 'Gas', isEconomy7: false, ...gas },
  electricity: { ...person, fuel: 'Electricity', ...single },
  'Economy 7': { ...person, fuel: 'Electricity', ...twoRates },
  'both fuels': { ...person, fuel: 'Dual', ...gas, ...single },
  'both fuels, Economy 7': { ...person, fuel: 'Dual', ...gas, ...twoRates },
} satisfies Record<string, MeterReading>;

const sentGas = { GasAccountNumber: 'BGX40217', GasReading: '03864' };
const sentSingle = { ElecAccountNumber: '850012345678', IsEconomy7: false, ElecReading: '14728' };
const sentTwoRates = {
  ElecAccountNumber: 'A12345',
  IsEconomy7: true,
  Elec7ReadingNormal: '014728',
  Elec7ReadingLow: '009315',
};

// SPEC §3: "Price-cap meter-read lead: topic PriceCapMeterRead, title, first-name, surname, email (or null),
// additional-information {Telephone, Fuel, Company 'Price-cap', ReadingDate}." §7: "contact-number, query, query-type and
// query-subtype are nulled", and the stripped attributes.
test('readings become a price-cap meter-read lead, stripped of what the form does not ask for', () => {
  expect(buildMeterReadLead(readings.electricity)).toEqual({
    data: {
      type: 'leads',
      attributes: {
        account: null,
        'alternate-contact-number': null,
        'chat-history': null,
        'customer-references': null,
        'contact-preference': null,
        'vulnerability-consent': false,
        title: 'Ms',
        topic: 'PriceCapMeterRead',
        'query-type': null,
        'query-subtype': null,
        query: null,
        'first-name': 'Amara',
        surname: 'Okafor-Lane',
        email: 'amara.okafor@example.com',
        'contact-number': null,
        'additional-information': {
          Telephone: '07700900982',
          Fuel: 'Electricity',
          Company: 'Price-cap',
          ReadingDate: '2026-11-20',
          ElecAccountNumber: '850012345678',
          IsEconomy7: false,
          ElecReading: '14728',
          Gas_MPRN: '',
          Elec_MPAN: '',
          marketingpreferences: '',
        },
      },
    },
  });
});

// SPEC §3: "Optional extras: ElecReading, Economy 7 low and normal readings, ElecAccountNumber, IsEconomy7,
// GasAccountNumber, GasReading. Fuel value 'Dual' is sent as 'Gas and Electricity'." §7: "Gas_MPRN, Elec_MPAN and
// marketingpreferences are blanked".
test.each([
  ['gas', { Fuel: 'Gas', ...sentGas }],
  ['electricity', { Fuel: 'Electricity', ...sentSingle }],
  ['Economy 7', { Fuel: 'Electricity', ...sentTwoRates }],
  ['both fuels', { Fuel: 'Gas and Electricity', ...sentGas, ...sentSingle }],
  ['both fuels, Economy 7', { Fuel: 'Gas and Electricity', ...sentGas, ...sentTwoRates }],
] as const)('extras of %s are sent, and no others', (kind, extras) => {
  expect(buildMeterReadLead(readings[kind]).data.attributes['additional-information']).toEqual({
    Telephone: '07700900982',
    Company: 'Price-cap',
    ReadingDate: '2026-11-20',
    ...extras,
    Gas_MPRN: '',
    Elec_MPAN: '',
    marketingpreferences: '',
  });
});

test('an empty title and email address are null', () => {
  expect(buildMeterReadLead({ ...readings.gas, title: null, email: null }).data.attributes).toMatchObject({
    title: null,
    email: null,
  });
});

test('every lead satisfies the contract, has no address, and is the same each time it is built', () => {
  for (const reading of Object.values(readings)) {
    const lead = buildMeterReadLead(reading);
    expect(leadDocument.parse(lead)).toEqual(lead);
    expect(lead.data.relationships).toBeUndefined();
    expect(JSON.stringify(buildMeterReadLead({ ...reading }))).toBe(JSON.stringify(lead));
  }
});
