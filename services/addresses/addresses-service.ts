import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { longestLine } from '#contracts/forms/longest-line.ts';
import { normaliseLine } from '#contracts/forms/normalise-line.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { refusal } from '#contracts/json-api-refusal.ts';
import { normalisePostcode } from '#contracts/postcodes/normalise-postcode.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { engineCode } from '#platform/database/engine-code.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { parseJson } from '#platform/json/parse-json.ts';
import { addressResource, type AddressResource } from './address-document.ts';
import { problems } from './problems.ts';
import { readManualAddress } from './read-manual-address.ts';
import { sortAddresses } from './sort-addresses.ts';
import type { AddressesStore } from './store/addresses-store.ts';

export type AddressesServiceDeps = {
  store: Pick<AddressesStore, 'findByPostcode' | 'find' | 'addManual'>;
  clock: Clock;
  logger: Logger;
};

/** The longest address that is accepted is about 2 kB. */
const largestBody = 64 * 1024;
/** Ids are UPRNs, UUIDs and those of the sample: short, without control characters. */
const idForm = /^[^\p{Cc}]{1,200}$/u;

/**
 * The embedded address service, mounted under the main API's base. SPEC §3 "Address", §7.
 * GET /addresses?postcode= → 200, a list of resources of type addresses in natural order, empty if the postcode
 * has none; 400 if it is not a UK postcode. GET /addresses/{id} → 200, the address, whether loaded or typed;
 * 404 if the id is unknown. POST /addresses → 201 and the stored address with its id; look-ups never
 * find it. Errors are JSON:API errors: 400, 413, 415, 422; 503 when the store fails.
 * Log lines contain counts and codes, never what a visitor typed.
 */
export function createAddressesService({ store, clock, logger }: AddressesServiceDeps) {
  const refuse = (...[problem, places]: Parameters<typeof refusal>) => {
    const { response, errorId } = refusal(problem, places);
    logger.warn('addresses-refused', { status: problem.status, code: problem.code, errorId });
    return response;
  };

  return new Hono()
    .get('/addresses', async (c) => {
      const typed = c.req.query('postcode') ?? '';
      const places = [{ source: { parameter: 'postcode' } }];
      if (typed.length > longestLine) return refuse(problems.notAPostcode, places);
      const line = normaliseLine(typed);
      if (line === '') return refuse(problems.postcodeMissing, places);
      const postcode = normalisePostcode(line);
      if (!postcode) return refuse(problems.notAPostcode, places);
      const addresses = sortAddresses(await store.findByPostcode(postcode));
      logger.info('addresses-found', { addresses: addresses.length });
      return jsonApi(c, addresses.map(addressResource), 200);
    })
    .get('/addresses/:id', async (c) => {
      const id = c.req.param('id');
      const address = idForm.test(id) ? await store.find(id) : undefined;
      if (!address) return refuse(problems.notFound);
      logger.info('address-found');
      return jsonApi(c, addressResource(address), 200);
    })
    .post(
      '/addresses',
      bodyLimit({ maxSize: largestBody, onError: () => refuse(problems.tooLarge) }),
      async (c) => {
        const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
        if (type !== jsonApiType) return refuse(problems.mediaType);
        const json = parseJson(await c.req.text());
        if (json === undefined) return refuse(problems.malformed);
        const read = readManualAddress(json);
        if (!read.ok) return refuse(problems.notAnAddress, read.problems);
        const address = await store.addManual(read.parts, clock.now());
        logger.info('address-stored');
        return jsonApi(c, addressResource(address), 201);
      },
    )
    .onError((problem) => {
      const { response, errorId } = refusal(problems.unavailable);
      logger.error('addresses-unavailable', { problem: problem.name, code: engineCode(problem), errorId });
      return response;
    });
}

function jsonApi(c: Context, data: AddressResource | AddressResource[], status: 200 | 201) {
  return c.body(JSON.stringify({ data }), status, { 'content-type': jsonApiType });
}
