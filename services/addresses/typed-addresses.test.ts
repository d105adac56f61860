import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { openService } from './addresses.fixture.ts';

const jsonApi = 'application/vnd.api+json';
const typedAddress = { postcode: 'b19zz', 'address-line1': ' 1  Sea View ' };

describe.each(await engines())('on $name', (engine) => {
  let service: Awaited<ReturnType<typeof openService>>;
  beforeEach(async () => {
    service = await openService(engine);
  });
  afterEach(() => service.database.close());

  test('a typed address is stored, tidied, with an id and its region', async () => {
    const response = await service.postAttributes({
      ...typedAddress,
      'postal-town': 'Birmingham',
      county: ' ',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe(jsonApi);
    const { data } = (await response.json()) as { data: { id: string; type: string; attributes: object } };
    expect(data.type).toBe('addresses');
    expect(data.attributes).toMatchObject({
      'address-line1': '1 Sea View',
      postcode: 'B1 9ZZ',
      'pes-region': '14',
      county: null,
      label: '1 Sea View, Birmingham, B1 9ZZ',
    });
    expect(await service.store.find(data.id)).toMatchObject({
      street: '1 Sea View',
      postalTown: 'Birmingham',
    });
  });

  test('a typed house name and number are joined with a space, once', async () => {
    const parts = {
      ...typedAddress,
      'address-line1': 'Sea View',
      'house-name': 'Elm House',
      'house-number': '1',
    };
    const { data } = (await (await service.postAttributes(parts)).json()) as { data: { attributes: object } };
    expect(data.attributes).toMatchObject({
      'house-name': 'Elm House 1',
      'address-line1': 'Elm House 1 Sea View',
    });
    const again = (await (await service.postAttributes(data.attributes)).json()) as {
      data: { attributes: object };
    };
    expect(again.data.attributes).toEqual(data.attributes);
  });

  test('a typed address never appears in a look-up', async () => {
    await service.postAttributes(typedAddress);
    expect(await (await service.getByPostcode('B1 9ZZ')).json()).toEqual({ data: [] });
  });

  test('posted meter numbers, isManual and id are neither stored nor returned', async () => {
    const extra = {
      mpans: ['1200000000000'],
      mprns: ['1'],
      'is-manual': true,
      isManual: true,
      'pes-region': '99',
    };
    const response = await service.post({
      data: { type: 'addresses', id: '100', attributes: { ...typedAddress, ...extra } },
    });
    expect(response.status).toBe(201);
    const text = await response.text();
    expect(text).not.toMatch(/mpan|mprn|manual|"100"|"99"/i);
  });

  test('two visitors who type the same address get separate ids', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { data } = (await (await service.postAttributes(typedAddress)).json()) as {
          data: { id: string };
        };
        return data.id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    [
      'no postcode',
      { postcode: undefined },
      '/data/attributes/postcode',
      'Enter a full UK postcode, like SW1A 1AA.',
    ],
    [
      'a wrong postcode',
      { postcode: 'B1' },
      '/data/attributes/postcode',
      'Enter a full UK postcode, like SW1A 1AA.',
    ],
    [
      'no first line',
      { 'address-line1': undefined },
      '/data/attributes/address-line1',
      'The first line is missing.',
    ],
    [
      'a blank first line',
      { 'address-line1': ' \t' },
      '/data/attributes/address-line1',
      'The first line is missing.',
    ],
    [
      'too long a first line',
      { 'address-line1': 'x'.repeat(201) },
      '/data/attributes/address-line1',
      'The first line must be 200 characters or fewer.',
    ],
    [
      'too long a house number',
      { 'house-number': '1'.repeat(31) },
      '/data/attributes/house-number',
      'The house number must be 30 characters or fewer.',
    ],
    [
      'a first line that is long with spaces alone',
      { 'address-line1': `1${' '.repeat(1_000)}High Street` },
      '/data/attributes/address-line1',
      'The first line is too long: use 200 characters or fewer.',
    ],
    [
      'a county of marks without end',
      { county: '\u0315\u0300\u05ae'.repeat(334) },
      '/data/attributes/county',
      'The county is too long: use 100 characters or fewer.',
    ],
    [
      'an endless postcode',
      { postcode: ' '.repeat(1_001) },
      '/data/attributes/postcode',
      'The postcode is too long. Enter a full UK postcode, like SW1A 1AA.',
    ],
    [
      'a town that is not text',
      { 'postal-town': 7 },
      '/data/attributes/postal-town',
      'The town must be text.',
    ],
  ])('an address with %s is refused, and the error says where', async (_, wrong, pointer, detail) => {
    const response = await service.postAttributes({ ...typedAddress, ...wrong });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object[] };
    expect(errors).toEqual([
      expect.objectContaining({
        status: '422',
        title: 'The document isn’t an address',
        detail,
        source: { pointer },
      }),
    ]);
    expect(await service.database.queries.selectFrom('manual_addresses').select('id').execute()).toEqual([]);
  });

  test('a first line of the maximum length is accepted, not counting spaces around it', async () => {
    expect(
      (await service.postAttributes({ ...typedAddress, 'address-line1': ` ${'x'.repeat(200)} ` })).status,
    ).toBe(201);
  });

  test.each([
    ['another type', { data: { type: 'leads', attributes: typedAddress } }, 422, '/data/type'],
    ['no attributes', { data: { type: 'addresses' } }, 422, '/data/attributes'],
    ['no data', {}, 422, '/data'],
    ['a list', [], 422, ''],
    ['null', 'null', 422, ''],
  ])('a document with %s is refused', async (_, document, status, pointer) => {
    const response = await service.post(document);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { source: { pointer: string } }[] };
    expect(errors[0]?.source.pointer).toBe(pointer);
  });

  test('a body that is not JSON, has another media type or is too large is refused', async () => {
    expect((await service.post('{"data":')).status).toBe(400);
    expect((await service.post({}, 'application/json')).status).toBe(415);
    expect((await service.post(`"${'x'.repeat(64 * 1024)}"`)).status).toBe(413);
  });
});
