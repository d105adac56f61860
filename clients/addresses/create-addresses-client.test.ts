import { expect, test } from 'vitest';
import { ApiFailure } from '../json-api/api-failure.ts';
import { addressPayload } from './address-payload.ts';
import { respondingWith, resource } from './responding-with.fixture.ts';

// SPEC §7: "GET addresses with query parameter postcode: list of addresses".
test('the addresses of a postcode are returned in the service’s order, with their labels', async () => {
  const { client, got } = respondingWith({
    data: [
      resource('b', {
        postcode: 'SW1A 1AA',
        label: '16 Skylark Row',
        'address-line1': '16 Skylark Row',
        'pes-region': '12',
      }),
      resource('a', {
        postcode: 'SW1A 1AA',
        'house-number': '14',
        'address-line1': 'Skylark Row',
        mpans: ['1'],
        other: 1,
      }),
      resource('c', {
        postcode: 'SW1A 1AA',
        label: null,
        'address-line2': 'Elton',
        'postal-town': 'Ashcombe',
        mpans: null,
        mprns: null,
        'is-manual': null,
      }),
    ],
  });
  expect(await client.find('SW1A 1AA')).toEqual([
    {
      id: 'b',
      label: '16 Skylark Row',
      postcode: 'SW1A 1AA',
      addressLine1: '16 Skylark Row',
      pesRegion: '12',
    },
    {
      id: 'a',
      label: '14 Skylark Row, SW1A 1AA',
      postcode: 'SW1A 1AA',
      houseNumber: '14',
      addressLine1: 'Skylark Row',
      mpans: ['1'],
    },
    {
      id: 'c',
      label: 'Elton, Ashcombe, SW1A 1AA',
      postcode: 'SW1A 1AA',
      addressLine2: 'Elton',
      postalTown: 'Ashcombe',
      mpans: null,
      mprns: null,
      isManual: null,
    },
  ]);
  expect(got[0]?.query).toEqual({ postcode: 'SW1A 1AA' });
  expect(got[0]?.headers.has('x-client-id')).toBe(false);
});

test('the look-up text reaches the service unchanged', async () => {
  const { client, got } = respondingWith({ data: [] });
  expect(await client.find('a&b=c #?é')).toEqual([]);
  expect(got[0]?.query).toEqual({ postcode: 'a&b=c #?é' });
});

// SPEC §3 "Address": "mpans, mprns and isManual are not part of the sent payload. House name and number are joined with a
// space."
test('only the attributes of an address are sent, in kebab-case', () => {
  const carried = { id: 'x', label: 'y', mpans: ['1'], mprns: ['2'], isManual: true, journey: 'z' };
  const address = {
    ...carried,
    address: 'Rose Cottage 14, Skylark Row',
    addressLine1: 'Skylark Row',
    addressLine2: null,
    country: 'England',
    county: 'Kent',
    flatNumber: '2',
    houseName: 'Rose Cottage',
    houseNumber: '14',
    postcode: 'SW1A 1AA',
    pesRegion: '12',
    postalTown: 'Ashcombe',
    bgServiceArea: 'B',
  };
  expect(addressPayload(address)).toEqual({
    data: {
      type: 'addresses',
      attributes: {
        address: 'Rose Cottage 14, Skylark Row',
        'address-line1': 'Skylark Row',
        'address-line2': null,
        country: 'England',
        county: 'Kent',
        'flat-number': '2',
        'house-name': 'Rose Cottage 14',
        'house-number': '14',
        postcode: 'SW1A 1AA',
        'pes-region': '12',
        'postal-town': 'Ashcombe',
        'bg-service-area': 'B',
      },
    },
  });
});

// SPEC §4: "A manual address is first created on the server and then selected."
test('an address entered by hand is created, and is returned with its id and marked as manual', async () => {
  const manual = { addressLine1: '14 Skylark Row', postalTown: 'Ashcombe', postcode: 'SW1A 1AA' };
  const { client, got } = respondingWith(
    {
      data: resource('m-1', {
        postcode: 'SW1A 1AA',
        'address-line1': '14 Skylark Row',
        'postal-town': 'Ashcombe',
      }),
    },
    201,
  );
  expect(await client.create(manual)).toEqual({
    ...manual,
    id: 'm-1',
    label: '14 Skylark Row, Ashcombe, SW1A 1AA',
    isManual: true,
  });
  expect(got[0]?.body).toEqual(addressPayload(manual));
});

test.each([
  ['its id alone', {}],
  ['no postcode', { postcode: null, label: '' }],
])('when the service answers a new address with %s, the typed one is returned', async (_, attributes) => {
  const manual = { addressLine1: '14 Skylark Row', postalTown: 'Ashcombe', postcode: 'SW1A 1AA' };
  const { client } = respondingWith({ data: resource('m-1', attributes) }, 201);
  expect(await client.create(manual)).toEqual({
    ...manual,
    id: 'm-1',
    label: '14 Skylark Row, Ashcombe, SW1A 1AA',
    isManual: true,
  });
});

test.each(['200100', 'a b/c?d=é#e'])('the address of the id %j is found, with its label', async (id) => {
  const { client, got } = respondingWith({
    data: resource(id, { postcode: 'SW1A 1AA', 'house-number': '14', 'address-line1': 'Skylark Row' }),
  });
  expect(await client.findOne(id)).toMatchObject({ id, label: '14 Skylark Row, SW1A 1AA' });
  expect(got[0]?.id).toBe(id);
});

// CONTRACTS "Calls": GET /addresses/{id} is optional for a supplier.
test.each([400, 403, 404, 405, 501])(
  'an id that the service refuses with %i has no address, which is not a failed call',
  async (status) => {
    expect(await respondingWith({ errors: [] }, status).client.findOne('a')).toBeUndefined();
  },
);

test.each(['', '.', '..', '../accounts/7', 'a/../../accounts', '..\\accounts', '..%2Faccounts'])(
  '%j is an invalid id, and no request is sent',
  async (id) => {
    const { client, got } = respondingWith({ data: [] });
    expect(await client.findOne(id)).toBeUndefined();
    expect(got).toEqual([]);
  },
);

test.each([
  ['a service that fails', { errors: [] }, 503],
  ['too many calls', { errors: [] }, 429],
  ['another address', { data: resource('b', { postcode: 'SW1A 1AA' }) }, 200],
  ['an answer that can’t be read', { data: 'a' }, 200],
])('%s is a failed look-up by id', async (_, body, status) => {
  await expect(respondingWith(body, status).client.findOne('a')).rejects.toBeInstanceOf(ApiFailure);
});

test.each([
  ['a refusal', { errors: [{ id: 'e', detail: 'No' }] }, 422],
  ['nothing', { data: null }, 200],
  [
    'an address without an id',
    { data: [{ type: 'addresses', id: '', attributes: { postcode: 'SW1A 1AA' } }] },
    200,
  ],
  ['an address without a postcode', { data: [resource('a', {})] }, 200],
])('%s is a failed look-up', async (_, body, status) => {
  await expect(respondingWith(body, status).client.find('SW1A 1AA')).rejects.toBeInstanceOf(ApiFailure);
});

test('a failed creation of an address is a failed call', async () => {
  const { client } = respondingWith({ data: resource('m', {}) }, 503);
  await expect(client.create({ postcode: 'SW1A 1AA' })).rejects.toMatchObject({ details: { status: 503 } });
});
