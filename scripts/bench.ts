// `npm run bench [-- NAME …] [--json]`: figures of the product on this machine as one table, with the baseline of the same
// run and the goal. Exits 1 when a goal is missed. docs/performance.md says how to read it.
import { scriptArguments } from './terminal/parse-arguments.ts';
import { runBenches } from './bench/run-benches.ts';

const file = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

/** Size and speed: some 15 minutes on two processors. */
const speeds: Record<string, string> = {
  pages: file('scripts/bench-pages.ts'),
  browser: file('scripts/bench-browser.ts'),
  visit: file('scripts/bench-visit.ts'),
  serving: file('scripts/bench-serving.ts'),
  'shared-cache': file('scripts/bench-shared-cache.ts'),
  articles: file('tests/load/article-reader.bench.ts'),
  search: file('tests/load/search.bench.ts'),
  leads: file('scripts/bench-leads.ts'),
  addresses: file('tests/load/addresses.bench.ts'),
};
/** Failures under load, of which there should be none, and a database of a million leads. They take many minutes. */
const onlyWhenNamed: Record<string, string> = {
  'many-leads': file('tests/load/many-leads.bench.ts'),
  attacks: file('tests/load/attacks.bench.ts'),
  'rolling-restart': file('tests/load/rolling-restart.bench.ts'),
  topology: file('tests/load/topology.bench.ts'),
  'back-up': file('tests/load/back-up.bench.ts'),
};
const benches = { ...speeds, ...onlyWhenNamed };

const { positionals: chosen, values } = scriptArguments({
  usage: `Usage: npm run bench [-- NAME … [--json]]
  without a name: ${Object.keys(speeds).join(', ')}
  only when named: ${Object.keys(onlyWhenNamed).join(', ')}`,
  options: { json: { type: 'boolean' } },
  most: Object.keys(benches).length,
});
const unknown = chosen.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}
const isChosen = ([name]: [string, string]) => chosen.includes(name);
process.exitCode = await runBenches(
  chosen.length === 0 ? speeds : Object.fromEntries(Object.entries(benches).filter(isChosen)),
  { asJson: values.json === true, print: (text) => process.stdout.write(text) },
);
