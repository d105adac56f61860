import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { findPostgres, longTimeout, type TestEngine } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { startDatabaseProxy, type DatabaseProxy } from '#tests/support/tcp-proxy.ts';

/** The limit, whatever the database does. */
const responseTimeLimitMs = 10_000;
const posts = [1, 2, 3, 4, 5, 6, 7, 8];
const keyOf = (nth: number) => ({ 'idempotency-key': `journey-${nth}` });

// SQLite runs in the process: nothing is between it and the service that could hang or lose a response.
const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('leads on PostgreSQL', { timeout: 2 * longTimeout.timeout }, () => {
  /** The leads service on a database that it reaches through a proxy. */
  async function openBehindProxy() {
    let proxy: DatabaseProxy | undefined;
    const behindProxy: TestEngine = {
      name: postgres.name,
      open: async <Schema>() => {
        const direct = await postgres.open<Schema>();
        proxy = await startDatabaseProxy(direct.url);
        const database = openDatabase<Schema>(proxy.url);
        const close = async () => {
          await database.close();
          await proxy?.stop();
          await direct.close();
        };
        return { ...database, url: proxy.url, close };
      },
    };
    const leads = await openLeads(behindProxy);
    if (!proxy) throw new Error('no proxy');
    const stored = async () => {
      const rows = await leads.database.queries.selectFrom('leads').select('reference').execute();
      return rows.map(({ reference }) => reference);
    };
    return { ...leads, proxy, stored };
  }

  test('a lead whose commit gets no response is stored once, and its retry gets the first reference', async () => {
    const { proxy, post, postAndRead, stored, lines } = await openBehindProxy();
    // The one statement that stores a group of leads also commits it.
    const lost = proxy.loseAnswerTo(/insert into leads/);
    const start = performance.now();
    const first = await post(makeLead(), keyOf(1));
    expect(performance.now() - start).toBeLessThan(responseTimeLimitMs);
    await lost;
    expect(first.status).toBe(503);
    expect(lines.map(({ event }) => event)).toEqual(['lead-outcome-unknown']);
    const retry = await postAndRead(makeLead(), keyOf(1));
    expect(await stored()).toEqual([retry.attributes?.reference]);
    expect(lines.at(-1)).toMatchObject({ event: 'lead-accepted', fields: { repeated: true } });
  });

  test('posts during a hang are answered within the limit, queued ones included, and their retries are stored once', async () => {
    const { proxy, post, postAndRead, stored } = await openBehindProxy();
    await postAndRead(makeLead(), keyOf(0));
    proxy.hang();
    const timed = async (nth: number) => {
      const start = performance.now();
      const { status } = await post(makeLead(), keyOf(nth));
      return { status, isInTime: performance.now() - start < responseTimeLimitMs };
    };
    const failing: ReturnType<typeof timed>[] = [];
    for (const nth of posts) {
      failing.push(timed(nth));
      // Enough turns of the event loop for each to be a separate group: the last ones find every connection busy.
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    }
    for (const response of await Promise.all(failing))
      expect(response).toEqual({ status: expect.toBeOneOf([500, 503]), isInTime: true });
    proxy.resume();
    const retried = await Promise.all(posts.map((nth) => postAndRead(makeLead(), keyOf(nth))));
    const references = retried.map(({ attributes }) => attributes?.reference);
    expect(new Set(references).size).toBe(posts.length);
    expect(await stored()).toEqual(expect.arrayContaining(references));
    expect(await stored()).toHaveLength(posts.length + 1);
  });
});
