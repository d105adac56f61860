import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '#platform/database/open-database.ts';
import { createAddressesStore } from '#services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import { migrateAddresses } from '#services/addresses/store/migrate-addresses.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
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

/** A lead whose address the visitor typed, as posted to a site that stays open, and the command. */
export async function openWithTyped(engine: TestEngine) {
  const command = await openCommandOn(engine);
  const manual = command.database as unknown as Database<AddressesTables>;
  await migrateAddresses(manual);
  const addresses = createAddressesStore(manual);
  const typed = await addresses.addManual(
    { postcode: 'AB1 9ZZ', street: 'Typed Lane' } as never,
    command.clock.now(),
  );
  const { data } = makeLead({ query: 'only-in-the-file' });
  const relationships = { address: { data: { type: 'addresses' as const, id: typed.id } } };
  const { id, attributes } = await command.postAndRead({ data: { ...data, relationships } });
  const findTyped = () => addresses.find(typed.id);
  return { ...command, id, reference: attributes?.reference ?? '', findTyped };
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
