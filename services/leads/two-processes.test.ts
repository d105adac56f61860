import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { makeLead } from './leads.fixture.ts';
import { createLeadsStore, type LeadsStore } from './store/leads-store.ts';
import type { LeadsTables } from './store/leads-tables.ts';

const numbers = [0, 1, 2, 3];

describe.each(await engines())('leads at two processes on $name', longTimeout, (engine) => {
  /** Two stores on one database, as two processes have them. The other one may write in transactions alone. */
  async function openStores({ otherWritesInTransactions = false } = {}) {
    const { database, store, clock } = await openLeads(engine, { emailsADay: 1 });
    const otherDatabase = openDatabase<LeadsTables>(database.url);
    onTestFinished(() => otherDatabase.close());
    const accept = (at: LeadsStore, round: number, nth: number) =>
      at.accept(makeLead({ email: `robin-${nth}@example.com`, query: `Round ${round}` }), {
        clientId: 'a',
        idempotencyKey: `key-${round}-${nth}`,
        at: clock.now(),
      });
    const other = createLeadsStore(otherDatabase, {
      emailsADay: 1,
      isPartitioned: otherWritesInTransactions,
    });
    return { store, other, accept };
  }

  test.each([
    { how: 'both as usual', otherWritesInTransactions: false },
    { how: 'one in transactions, as when a key exists already', otherWritesInTransactions: true },
  ])(
    'the same posts at both, in any order and with repeats, create one lead for each key: $how',
    async ({ otherWritesInTransactions }) => {
      const { store, other, accept } = await openStores({ otherWritesInTransactions });
      const rounds = Array.from({ length: 50 }, (_, round) => round);
      for (const round of rounds) {
        const [ones, others] = await Promise.all([
          Promise.all(numbers.map((nth) => accept(store, round, nth))),
          // A repeat at the end shares its recipient, too: these are for the other statement.
          Promise.all([...numbers.toReversed(), 3].map((nth) => accept(other, round, nth))),
        ]);
        const idOf = (accepted: (typeof ones)[number] | undefined) =>
          accepted?.outcome !== 'conflict' && accepted?.id;
        expect(others.map(idOf)).toEqual([...ones.toReversed(), ones[3]].map(idOf));
        const isNew = [...ones, ...others].filter(({ outcome }) => outcome === 'accepted');
        expect(isNew).toHaveLength(numbers.length);
        expect(isNew.every((lead) => lead.outcome === 'accepted' && lead.isEmailed === (round === 0))).toBe(
          true,
        );
      }
      expect((await store.totals()).leads).toBe(rounds.length * numbers.length);
    },
  );

  test('a repeat that arrives with new leads gets the first response, and the new ones are stored', async () => {
    const { store, accept } = await openStores();
    const first = await accept(store, 0, 0);
    const together = await Promise.all(numbers.map((nth) => accept(store, 0, nth)));
    expect(together.map(({ outcome }) => outcome)).toEqual(['replayed', 'accepted', 'accepted', 'accepted']);
    expect(together[0]).toMatchObject(first.outcome === 'accepted' ? { id: first.id, isEmailed: true } : {});
    expect((await store.totals()).leads).toBe(numbers.length);
  });
});
