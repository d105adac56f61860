import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestEngine } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { leadsCommand } from './leads-command.ts';

/** An address service that knows one address. */
const addressInWords = async (id: string) =>
  id === 'address-1' ? 'Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ' : undefined;

/** The output and exit code of one command, for tests. */
export async function ask(
  words: string[],
  databaseUrl: string,
  { now = 0, outboxDir = '/nowhere', hasCrm = true } = {},
) {
  let [printed, complained] = ['', ''];
  const code = await leadsCommand(words, {
    databaseUrl: () => databaseUrl,
    outboxDir: () => outboxDir,
    hasCrm: () => hasCrm,
    clock: movableClock(now),
    print: async (text) => void (printed += text),
    complain: (text) => void (complained += text),
  });
  return { code, printed, complained };
}

export type CommandOptions = { emailsADay?: number; hasCrm?: boolean };

/** The leads commands with a store of their own, for tests; the address service knows the address of `makeLead`. */
export async function openCommandOn(
  engine: TestEngine,
  { emailsADay = Infinity, hasCrm = true }: CommandOptions = {},
) {
  const leads = await openLeads(engine, { emailsADay, addressInWords });
  const outboxDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(outboxDir, { recursive: true, force: true }));
  return {
    ...leads,
    outboxDir,
    run: (...words: string[]) =>
      ask(words, leads.database.url, { now: leads.clock.now(), outboxDir, hasCrm }),
  };
}

type OpenedCommand = Awaited<ReturnType<typeof openCommandOn>>;

/** All rows of every table, as one text. */
export async function everything({ database }: OpenedCommand): Promise<string> {
  const tables = ['leads', 'lead_idempotency', 'lead_outbox', 'lead_recipients'] as const;
  const rows = await Promise.all(
    tables.map((table) => database.queries.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(rows);
}
/** Completes all jobs that are due. */
export async function finishJobs({ store, clock }: OpenedCommand): Promise<void> {
  for (const kind of ['confirmation-email', 'crm-hand-over'] as const)
    for (const job of await store.claim(kind, { limit: 100, at: clock.now(), leaseMs: 1 }))
      await store.recordResult(job, { state: 'done' });
}
