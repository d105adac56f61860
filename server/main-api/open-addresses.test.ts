import { expect, onTestFinished, test } from 'vitest';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import { brandDir } from '#tests/support/brand-dir.ts';
import { engines } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { readConfig } from '../config/config.ts';
import { openAddresses } from './open-addresses.ts';

async function opened() {
  const [sqlite] = await engines();
  if (!sqlite) throw new Error('no engine');
  const database = await sqlite.open<AddressesTables>();
  onTestFinished(() => database.close());
  const config = readConfig({ DATABASE_URL: database.url, CONTENT_DIR: brandDir });
  const service = await openAddresses({ config, database, clock: movableClock(), logger: recordedLog() });
  const inSample = async () => {
    const response = await service.request('/addresses?postcode=AB1+9ZZ');
    const { data = [] } = (await response.json()) as { data?: unknown[] };
    return { status: response.status, addresses: data.length };
  };
  const countStored = async () => {
    const rows = await database.queries.selectFrom('addresses').select('id').execute();
    return rows.length;
  };
  return { database, inSample, countStored };
}

test('the sample is loaded by the first look-up, and only once for look-ups made at the same time', async () => {
  const { inSample, countStored } = await opened();
  expect(await countStored()).toBe(0);
  const responses = await Promise.all([inSample(), inSample()]);
  for (const { status, addresses } of responses) {
    expect(status).toBe(200);
    expect(addresses).toBeGreaterThan(1);
  }
  expect(await countStored()).toBeGreaterThan(3_000);
});

test('a look-up that cannot load the sample is answered 503, and the next one tries again', async () => {
  const { database, inSample } = await opened();
  const table = database.queries.schema;
  await table.alterTable('addresses').renameTo('away').execute();
  expect((await inSample()).status).toBe(503);
  await table.alterTable('away').renameTo('addresses').execute();
  expect((await inSample()).status).toBe(200);
});
