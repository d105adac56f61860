import { Hono, type Context } from 'hono';
import type { CustomerRecord } from '#contracts/customer-records.ts';
import type { TokenKind, ResolveSubject } from '#contracts/identity.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { refusal, type Problem } from '#contracts/json-api-refusal.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { accountsDocument, customersDocument } from './customer-documents.ts';
import { problems } from './problems.ts';
import type { CustomerRecords } from './read-records.ts';

export type CustomersServiceDeps = { records: CustomerRecords; whose: ResolveSubject; logger: Logger };

const none = { liveCount: 0, preLiveCount: 0 };

/**
 * Embedded look-ups of the signed-in customer. SPEC §3, §7. By the access token, below the main API: GET /customers,
 * GET /proxy/Customer/Accounts/AccountStatusCount. By the identity token, below the account API: GET /accounts.
 * Only the token's `sub` decides whose record it is; no part of a request can name another. Errors are JSON:API
 * errors: 401 without such a token, 500 for a record that fails, 503 when the token can't be verified now.
 * Log lines contain codes, never who the customer is.
 */
export function createCustomersService({ records, whose, logger }: CustomersServiceDeps) {
  function refuse(problem: Problem, headers: Record<string, string> = {}) {
    const { response, errorId } = refusal(problem);
    logger.warn('customers-refused', { status: problem.status, code: problem.code, errorId });
    for (const [name, value] of Object.entries({ ...unkept, ...headers })) response.headers.set(name, value);
    return response;
  }

  /** Responds with what `draw` makes of the record of the token's customer. */
  const ownRecord =
    (kind: TokenKind, type: string, draw: (record: CustomerRecord | undefined) => unknown) =>
    async (c: Context) => {
      const [, token = ''] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
      const sub = token && (await whose(kind, token));
      if (!sub) return refuse(problems.notSignedIn, { 'www-authenticate': 'Bearer error="invalid_token"' });
      const record = records.findById(sub);
      if (record?.isFailing) return refuse(problems.failing);
      return c.body(JSON.stringify(draw(record)), 200, { ...unkept, 'content-type': type });
    };

  return new Hono()
    .get('/customers', ownRecord('access', jsonApiType, customersDocument))
    .get(
      '/proxy/Customer/Accounts/AccountStatusCount',
      ownRecord('access', 'application/json', (record) => record?.statusCount ?? none),
    )
    .get('/accounts', ownRecord('identity', jsonApiType, accountsDocument))
    .onError((problem) => {
      logger.error('customers-unavailable', { problem: problem.name });
      return refuse(problems.unavailable);
    });
}

/** No cache may store these responses. */
const unkept = { 'cache-control': 'no-store' };
