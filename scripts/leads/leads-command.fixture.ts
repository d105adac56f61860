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
export async function ask(words: string[], databaseUrl: string, now = 0, outboxDir = '/nowhere') {
  let [printed, complained] = ['', ''];
  const code = await leadsCommand(words, {
    databaseUrl: () => databaseUrl,
    outboxDir: () => outboxDir,
    clock: movableClock(now),
    print: async (text) => void (printed += text),
    complain: (text) => void (complained += text),
  });
  return { code, printed, complained };
}

export type CommandOptions = { emailsADay?: number };

/** The leads commands with a store of their own, for tests; the address service knows the address of `makeLead`. */
export async function openCommandOn(engine: TestEngine, { emailsADay = Infinity }: CommandOptions = {}) {
  const leads = await openLeads(engine, { emailsADay, addressInWords });
  const outboxDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(outboxDir, { recursive: true }));
  return {
    ...leads,
    outboxDir,
    run: (...words: string[]) => ask(words, leads.database.url, leads.clock.now(), outboxDir),
  };
}
