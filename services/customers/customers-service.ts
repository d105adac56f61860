import { Hono, type Context } from 'hono';
import type { CustomerRecord } from '#contracts/customer-records.ts';
import type { TokenKind, WhoseToken } from '#contracts/identity.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { refusal, type Problem } from '#contracts/json-api-refusal.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { accountsDocument, customersDocument } from './customer-documents.ts';
import { problems } from './problems.ts';
import type { CustomerRecords } from './read-records.ts';

export type CustomersServiceDeps = { records: CustomerRecords; whose: WhoseToken; logger: Logger };

const none = { liveCount: 0, preLiveCount: 0 };

/**
 * The embedded look-ups of who is signed in. SPEC §3, §7. By the access token, below the main API's base: GET /customers,
 * GET /proxy/Customer/Accounts/AccountStatusCount. By the identity token, below the account API's: GET /accounts.
 * Whose record it is, the token alone says (its `sub`); no part of a request can name another. Refusals are JSON:API
 * errors: 401 without such a token, 500 for a record that fails, 503 when nobody can tell whose token it is.
 * Log lines carry codes, never who it is.
 */
export function createCustomersService({ records, whose, logger }: CustomersServiceDeps) {
  function refuse(problem: Problem, headers: Record<string, string> = {}) {
    const { answer, errorId } = refusal(problem);
    logger.warn('customers-refused', { status: problem.status, code: problem.code, errorId });
    for (const [name, value] of Object.entries({ ...unkept, ...headers })) answer.headers.set(name, value);
    return answer;
  }

  /** Answers a call with what `draw` makes of the record of the token's customer. */
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

/** Nobody between the service and its caller may keep an answer. */
const unkept = { 'cache-control': 'no-store' };
