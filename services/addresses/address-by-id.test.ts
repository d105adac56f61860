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

  test('an address is found by its id, whether it was loaded or typed', async () => {
    await service.store.saveBatch('file', [makeAddress({ houseName: 'Elm House', county: 'Kent' })], noFile);
    const loaded = await service.getById('100');
    expect(loaded.status).toBe(200);
    expect(loaded.headers.get('content-type')).toBe(jsonApi);
    expect(await loaded.json()).toMatchObject({
      data: {
        type: 'addresses',
        id: '100',
        attributes: {
          address: 'Elm House 12 High Street, Birmingham, Kent, B1 9ZZ',
          'house-name': 'Elm House 12',
        },
      },
    });
    const created = (await (await service.postAttributes(typedAddress)).json()) as { data: { id: string } };
    const typed = await service.getById(created.data.id);
    expect(typed.status).toBe(200);
    expect(await typed.json()).toEqual(created);
  });

  test.each([
    ['an id that nobody has', '200'],
    ['an id in another format', "' OR 1=1 --"],
    ['a character that no database takes', '\u0000'],
    ['a lone percent sign', '%'],
    ['two steps of a path', 'a/b'],
    ['an endless id', 'a'.repeat(1_000)],
  ])('a look-up of %s is a JSON:API 404', async (_, id) => {
    const response = await service.getById(id);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe(jsonApi);
    expect(await response.json()).toEqual({
      errors: [
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          status: '404',
          code: 'address-not-found',
          title: 'There is no such address',
          detail: 'Look the address up by its postcode.',
        },
      ],
    });
  });
});
