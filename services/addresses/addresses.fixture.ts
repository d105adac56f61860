import { Hono } from 'hono';
import { jsonApiType } from '#contracts/json-api.ts';
import type { LogFields } from '#platform/logger/logger.ts';
import type { TestEngine } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import type { AddressParts } from './address-parts.ts';
import { createAddressesService } from './addresses-service.ts';
import { createAddressesStore } from './store/addresses-store.ts';
import type { AddressesTables } from './store/addresses-tables.ts';
import { migrateAddresses } from './store/migrate-addresses.ts';

/** An address for tests: 12 High Street, changed by `given`. */
export function makeAddress(given: Partial<AddressParts> = {}): AddressParts {
  return {
    id: '100',
    postcode: 'B1 9ZZ',
    organisation: null,
    flatNumber: null,
    houseName: null,
    houseNumber: '12',
    street: 'High Street',
    locality: null,
    postalTown: 'Birmingham',
    county: null,
    country: 'England',
    serviceArea: null,
    ...given,
  };
}

/** A store on a separate, empty database, for tests. */
export async function openStore(engine: TestEngine) {
  const database = await engine.open<AddressesTables>();
  await migrateAddresses(database);
  const store = createAddressesStore(database);
  const countAddresses = async () => {
    const rows = await database.queries.selectFrom('addresses').select('id').execute();
    return rows.length;
  };
  return { database, store, countAddresses };
}

/** A checkpoint for batches that come from no file. */
export const noFile = { nextByte: 0, nextLine: 2, loaded: 0, skipped: 0 };

/** The service under /v1 on such a store, for tests, with functions that call it. `lines` is what it logged. */
export async function openService(engine: TestEngine) {
  const opened = await openStore(engine);
  const lines: [string, LogFields | undefined][] = [];
  const log = (event: string, fields?: LogFields) => lines.push([event, fields]);
  const logger = { info: log, warn: log, error: log };
  const clock = movableClock(Date.UTC(2026, 10, 20));
  const api = new Hono().route('/v1', createAddressesService({ store: opened.store, clock, logger }));
  const post = (body: unknown, type = jsonApiType) =>
    api.request('/v1/addresses', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    ...opened,
    lines,
    api,
    post,
    postAttributes: (attributes: object) => post({ data: { type: 'addresses', attributes } }),
    getById: (id: string) => api.request(`/v1/addresses/${encodeURIComponent(id)}`),
    getByPostcode: (postcode: string) =>
      api.request(`/v1/addresses?postcode=${encodeURIComponent(postcode)}`),
  };
}
