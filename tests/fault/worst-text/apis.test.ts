import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { startServices } from '#tests/support/start-services.ts';
import { addressCases, leadCases, leadHeaderCases } from './api-cases.ts';
import { meteredTurns } from './metered.ts';
import { expectAlive, longTimeout } from './expect-alive.ts';
import { longestTurnMs, type Server } from './run-cases.ts';
import { sizes, textOf } from './worst-texts.ts';

let dataDir: string;
let services: Awaited<ReturnType<typeof startServices>> & Server;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'services-data-'));
  const meter = await meteredTurns();
  const own = await startServices({ DATA_DIR: dataDir, ...meter.env });
  services = { ...own, origin: new URL(own.apiUrl).origin, ...meter };
});
afterAll(async () => {
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function storeOldLead(databaseUrl: string) {
  const database = openDatabase<LeadsTables>(databaseUrl);
  const worst = textOf('marks out of order', sizes.large);
  const changes = { 'first-name': worst, surname: worst, query: worst };
  await createLeadsStore(database).accept(makeLead(changes), { clientId: 'before', at: Date.now() });
  await database.close();
}

test(
  'the email of a lead that was stored before lengths were checked blocks nothing',
  longTimeout,
  async () => {
    await services.longestTurn();
    await storeOldLead(`file:${join(dataDir, 'help-and-support.db')}`);
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1), longTimeout);
    expect(await services.longestTurn()).toBeLessThan(longestTurnMs);
  },
);

test('the leads API survives the worst texts in every attribute', longTimeout, async () => {
  await expectAlive(services, leadCases(services.apiUrl));
});

test('the leads API survives the worst texts in its headers', longTimeout, async () => {
  await expectAlive(services, leadHeaderCases(services.apiUrl));
});

test('the addresses and customers APIs survive the worst texts', longTimeout, async () => {
  await expectAlive(services, addressCases(services.apiUrl));
});
