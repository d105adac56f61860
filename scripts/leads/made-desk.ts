import type { TestEngine } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { runLeadsDesk } from './run-leads-desk.ts';

/** An address service that knows one address. */
const addressInWords = async (id: string) =>
  id === 'address-1' ? 'Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ' : undefined;

/** What one command prints and answers, for tests. */
export async function ask(words: string[], databaseUrl: string, now = 0) {
  let [printed, complained] = ['', ''];
  const code = await runLeadsDesk(words, {
    databaseUrl: () => databaseUrl,
    clock: movableClock(now),
    print: async (text) => void (printed += text),
    complain: (text) => void (complained += text),
  });
  return { code, printed, complained };
}

export type DeskOptions = { emailsADay?: number };

/** A desk over leads of its own, for tests; its address service knows the address of `makeLead`. */
export async function openDeskOn(engine: TestEngine, { emailsADay = Infinity }: DeskOptions = {}) {
  const leads = await openLeads(engine, { emailsADay, addressInWords });
  return { ...leads, desk: (...words: string[]) => ask(words, leads.database.url, leads.clock.now()) };
}
