// `node tests/load/addresses.bench.ts [ROWS]`: prints how long a million made rows take to import and to look up, on
// both engines, in separate databases that it removes. Exits 1 when a limit is exceeded.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { postcodeAreas } from '#contracts/postcodes/postcode-areas.ts';
import { importAddresses } from '#services/addresses/import/import-addresses.ts';
import { openStore } from '#services/addresses/addresses.fixture.ts';
import { engines, type TestEngine } from '#tests/support/engines.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const importLimitSeconds = 60 * Math.max(1, rows / 1_000_000);
const lookUpLimitMs = 5;
const lookUps = 20_000;
/** Addresses of a postcode: about what real ones have. */
const perPostcode = 20;
const areas = [...postcodeAreas.keys()];
const units = 'ABDEFGHJLNPQRSTUWXYZ';

const folder = await mkdtemp(join(tmpdir(), 'addresses-bench-'));
try {
  const file = join(folder, 'rows.csv');
  await writeRows(file);
  for (const engine of await engines()) await measure(engine, file);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(engine: TestEngine, file: string) {
  const { database, store } = await openStore(engine);
  try {
    const cpu = process.cpuUsage();
    const seconds = (await time(() => importAddresses({ store, file }))) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    say(
      `${engine.name}: ${rows.toLocaleString('en-GB')} rows imported in ${seconds.toFixed(1)} s ` +
        `(CPU of this process ${((user + system) / 1e6).toFixed(1)} s; limit ${importLimitSeconds} s)`,
    );
    const times: number[] = [];
    for (let nth = 0; nth < lookUps; nth += 1) {
      // A step that shares no factor with the number of postcodes jumps all over the table.
      const postcode = postcodeOf((nth * 7_919 * perPostcode) % rows);
      times.push(await time(() => store.findByPostcode(postcode)));
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
    say(
      `${engine.name}: look-up p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, ` +
        `worst ${at(1 - 1 / lookUps).toFixed(2)} ms of ${lookUps} (limit ${lookUpLimitMs} ms at p99)`,
    );
    if (seconds > importLimitSeconds || at(0.99) > lookUpLimitMs) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Neighbouring rows share a postcode, as in a file sorted by place. */
function postcodeOf(row: number): string {
  const nth = Math.floor(row / perPostcode);
  const unit = nth % 400;
  const rest = Math.floor(nth / 400);
  const area = areas[rest % areas.length] ?? '';
  const sector = Math.floor(rest / areas.length);
  return `${area}${Math.floor(sector / 10) + 1} ${sector % 10}${units[Math.floor(unit / 20)]}${units[unit % 20]}`;
}

/** The columns of AddressBase that matter and some that don't; UPRNs in no order, as they are in a country's file. */
async function writeRows(file: string) {
  const out = createWriteStream(file);
  out.write(
    'UPRN,UDPRN,ORGANISATION_NAME,SUB_BUILDING_NAME,BUILDING_NAME,BUILDING_NUMBER,DEPENDENT_THOROUGHFARE,THOROUGHFARE,' +
      'DOUBLE_DEPENDENT_LOCALITY,DEPENDENT_LOCALITY,POST_TOWN,POSTCODE,COUNTRY,X_COORDINATE,Y_COORDINATE\r\n',
  );
  for (let row = 0; row < rows; row += 1) {
    const uprn = 100_000_000_000 + ((row * 7_919) % rows);
    const flat = row % 4 === 0 ? `FLAT ${row % 30}` : '';
    const name = row % 7 === 0 ? '"ROSE COTTAGE"' : '';
    const line = `${uprn},${row},,${flat},${name},${row % 90},,HIGH STREET ${row % 1000},,,BIRMINGHAM,${postcodeOf(row)},E,1.0,2.0\r\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
