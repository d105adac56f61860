import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { makeAddress, noFile, openService } from './addresses.fixture.ts';

const jsonApi = 'application/vnd.api+json';
const typedAddress = { postcode: 'b19zz', 'address-line1': ' 1  Sea View ' };

describe.each(await engines())('on $name', (engine) => {
  let service: Awaited<ReturnType<typeof openService>>;
  beforeEach(async () => {
    service = await openService(engine);
  });
  afterEach(() => service.database.close());

  test('a look-up returns JSON:API with every attribute of SPEC §3 and the label, and nothing more', async () => {
    await service.store.saveBatch(
      'file',
      [makeAddress({ flatNumber: 'Flat 2', houseName: 'Elm House', locality: 'Elton', county: 'Kent' })],
      noFile,
    );
    const response = await service.getByPostcode('b1 9zz');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(jsonApi);
    expect(await response.json()).toEqual({
      data: [
        {
          type: 'addresses',
          id: '100',
          attributes: {
            address: 'Flat 2, Elm House 12 High Street, Elton, Birmingham, Kent, B1 9ZZ',
            'address-line1': 'Flat 2, Elm House 12 High Street',
            'address-line2': 'Elton',
            country: 'England',
            county: 'Kent',
            'flat-number': 'Flat 2',
            'house-name': 'Elm House 12',
            'house-number': '12',
            postcode: 'B1 9ZZ',
            'pes-region': '14',
            'postal-town': 'Birmingham',
            'bg-service-area': null,
            label: 'Flat 2, Elm House 12 High Street, Elton, Birmingham, B1 9ZZ',
          },
        },
      ],
    });
  });

  test('addresses are returned in the order in which people look for them', async () => {
    const numbers = ['11', '9', '10', '9A'];
    const batch = numbers.map((houseNumber) => makeAddress({ id: houseNumber, houseNumber }));
    await service.store.saveBatch('file', batch, noFile);
    const { data } = (await (await service.getByPostcode('B1 9ZZ')).json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['9', '9A', '10', '11']);
  });

  test.each(['b19zz', ' B1  9ZZ ', 'B 1 9 z z', 'B1-9ZZ', '\ufeffB1\u00ad 9\u200dZZ'])(
    '%j finds the addresses of B1 9ZZ',
    async (typed) => {
      await service.store.saveBatch('file', [makeAddress()], noFile);
      const { data } = (await (await service.getByPostcode(typed)).json()) as { data: unknown[] };
      expect(data).toHaveLength(1);
    },
  );

  test('a postcode without addresses returns an empty list', async () => {
    const response = await service.getByPostcode('SW1A 1AA');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: [] });
  });

  test('a postcode of Northern Ireland is looked up like any other, and has no region', async () => {
    await service.store.saveBatch('file', [makeAddress({ postcode: 'BT1 1AA' })], noFile);
    const { data } = (await (await service.getByPostcode('bt11aa')).json()) as {
      data: { attributes: object }[];
    };
    expect(data[0]?.attributes).toMatchObject({ postcode: 'BT1 1AA', 'pes-region': null });
  });

  test.each(['SW1A', 'Birmingham', 'ZZ1 1AA', 'GIR 0AA', 'BFPO 12', "' OR 1=1 --"])(
    '%j is refused because it is not a UK postcode',
    async (typed) => {
      const response = await service.getByPostcode(typed);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe(jsonApi);
      expect(await response.json()).toEqual({
        errors: [
          {
            id: expect.stringMatching(/^[\da-f-]{36}$/),
            status: '400',
            code: 'postcode-not-recognised',
            title: 'This isn’t a UK postcode',
            detail: 'Enter a full UK postcode, like SW1A 1AA.',
            source: { parameter: 'postcode' },
          },
        ],
      });
    },
  );

  test('a postcode that is far too long is invalid, whatever its characters', async () => {
    const response = await service.getByPostcode(' '.repeat(1_001));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This isn’t a UK postcode');
  });

  test('a look-up without a postcode reports the missing parameter', async () => {
    for (const path of ['/v1/addresses', '/v1/addresses?postcode=', '/v1/addresses?postcode=%20']) {
      const response = await service.api.request(path);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('There is no postcode');
    }
  });

  test('log lines never repeat what was typed', async () => {
    await service.getByPostcode('B1 9ZZ');
    await service.getByPostcode('nowhere');
    await service.postAttributes(typedAddress);
    await service.getById('Sea View');
    expect(service.lines.map(([event]) => event)).toEqual([
      'addresses-found',
      'addresses-refused',
      'address-stored',
      'addresses-refused',
    ]);
    expect(JSON.stringify(service.lines)).not.toMatch(/b1 ?9zz|nowhere|sea view/i);
  });

  test('a failing store gives a 503 that names no cause, and is logged with the error id of the response', async () => {
    await service.database.queries.schema.dropTable('addresses').execute();
    const response = await service.getByPostcode('B1 9ZZ');
    expect(response.status).toBe(503);
    const { errors } = (await response.json()) as { errors: { id: string; title: string }[] };
    expect(errors).toMatchObject([{ status: '503', title: 'Addresses aren’t available' }]);
    expect(service.lines).toMatchObject([['addresses-unavailable', { errorId: errors[0]?.id }]]);
  });
});
