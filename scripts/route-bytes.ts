// What each route loads, in compressed bytes. Exits 1 when a route has grown by more than 2% over the recorded size.
//   node scripts/route-bytes.ts            compare
//   node scripts/route-bytes.ts --record   record the sizes of this build
import { readFileSync, writeFileSync } from 'node:fs';
import { compareBytes } from './route-bytes/compare-bytes.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { measureRoutes, type RouteBytes } from './route-bytes/measure-routes.ts';

const { values } = scriptArguments({
  usage: 'Usage: npm run bytes [-- --record]',
  options: { record: { type: 'boolean' } },
  most: 0,
});
const recordFile = new URL('route-bytes/recorded.json', import.meta.url);
const measured = measureRoutes(new URL('../build/client/assets/', import.meta.url).pathname);

if (values.record) {
  writeFileSync(recordFile, `${JSON.stringify(measured, null, 2)}\n`);
  process.stdout.write(`${Object.keys(measured).length} rows recorded.\n`);
} else {
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as RouteBytes;
  const faults = compareBytes(recorded, measured);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${Object.keys(measured).length} rows measured, ${faults.length} faults.\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
