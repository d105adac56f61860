// `npm run bench -- addresses`: how long a million generated rows take to import and to look up, on both engines,
// compared with each bare engine. Takes some two minutes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAddresses } from '#services/addresses/import/import-addresses.ts';
import { openStore } from '#services/addresses/addresses.fixture.ts';
import { engines, type TestEngine } from '#tests/support/engines.ts';
import { percentile, type Figure } from '../../scripts/bench/figure.ts';
import { openBare } from './addresses/bare-import.ts';
import { perPostcode, postcodeOf, writeRows } from './addresses/generated-rows.ts';

const rows = 1_000_000;
const goals = { importSeconds: 60, lookUpMs: 5 };
const lookUps = 20_000;

/** The import, and the 99th percentile of look-ups, on each engine. */
export async function bench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'addresses-bench-'));
  try {
    const file = join(folder, 'rows.csv');
    await writeRows(file, rows);
    const figures: Figure[] = [];
    for (const engine of await engines()) figures.push(...(await measure(engine, file)));
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(engine: TestEngine, file: string): Promise<Figure[]> {
  const { database, store } = await openStore(engine);
  const bare = await openBare(database);
  try {
    const bareImportMs = await timeOf(async () => bare.importFile(file));
    const importMs = await timeOf(() => importAddresses({ store, file }));
    return [
      {
        name: `${engine.name}, import of ${rows.toLocaleString('en-GB')} rows`,
        value: importMs / 1_000,
        unit: 's',
        baseline: { name: bare.name, value: bareImportMs / 1_000 },
        goal: { of: 'value', atMost: goals.importSeconds },
      },
      {
        name: `${engine.name}, look-up by postcode: p99`,
        value: percentile(await timesOf((postcode) => store.findByPostcode(postcode)), 0.99),
        unit: 'ms',
        baseline: { name: 'bare select', value: percentile(await timesOf(bare.lookUp), 0.99) },
        goal: { of: 'value', atMost: goals.lookUpMs },
      },
    ];
  } finally {
    await bare.close();
    await database.close();
  }
}

async function timesOf(lookUp: (postcode: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < lookUps; nth += 1) {
    // A step that shares no factor with the number of postcodes jumps all over the table.
    const postcode = postcodeOf((nth * 7_919 * perPostcode) % rows);
    times.push(await timeOf(() => lookUp(postcode)));
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
