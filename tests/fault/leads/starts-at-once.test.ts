import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { startServices } from '#tests/support/start-services.ts';
import { post } from './post-lead.ts';

const processes = 4;

describe.each(await engines())('on $name', longTimeout, (engine) => {
  test(`${processes} processes that start together on an empty database create its tables once, and all of them serve`, async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(() => database.close());
    const dir = await mkdtemp(join(tmpdir(), 'starts-at-once-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }));
    const env = { DATABASE_URL: database.url, DATA_DIR: dir };
    const started = await Promise.all(Array.from({ length: processes }, () => startServices(env)));
    const references = await Promise.all(
      started.map(({ apiUrl }, nth) => post(`${apiUrl}/leads`, `key-${nth}`)),
    );
    expect(new Set(references).size).toBe(processes);
    expect(references).not.toContain(undefined);
    const found = await Promise.all(
      started.map(({ apiUrl }) =>
        fetch(`${apiUrl}/addresses?postcode=AB1+9ZZ`).then((response) => response.json()),
      ),
    );
    expect(JSON.stringify(found[0]), 'the sample is there').toContain('Alderwick Road');
    for (const list of found) expect(list).toEqual(found[0]);
    await Promise.all(started.map(({ stop }) => stop()));
    expect(await createLeadsStore(database).totals()).toMatchObject({ leads: processes });
  });
});
