// `npm run bench -- [pages] [serving] [shared-cache] [articles] [search] [leads] [many-leads] [attacks] [addresses] [rolling-restart] [topology] [back-up]`: figures of the product on
// this machine. Speeds are ratios within one run where they can be. `--json` prints those of `serving` and `shared-cache` as JSON.
import { benchLeads } from './bench-leads.ts';
import { benchPages } from './bench/bench-pages.ts';
import { benchServing } from './bench-serving.ts';
import { benchSharedCache } from './bench-shared-cache.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { runBench } from './bench/run-bench.ts';

const benches: Record<string, (options: { asJson: boolean }) => Promise<void>> = {
  pages: benchPages,
  serving: benchServing,
  'shared-cache': benchSharedCache,
  articles: runBench('tests/load/article-reader.bench.ts'),
  search: runBench('tests/load/search.bench.ts'),
  leads: benchLeads,
  'many-leads': runBench('tests/load/many-leads.bench.ts'),
  attacks: runBench('tests/load/attacks.bench.ts'),
  addresses: runBench('tests/load/addresses.bench.ts'),
  'rolling-restart': runBench('tests/load/rolling-restart.bench.ts'),
  topology: runBench('tests/load/topology.bench.ts'),
  'back-up': runBench('tests/load/back-up.bench.ts'),
};
const names = Object.keys(benches);
const { positionals: chosen, values } = scriptArguments({
  usage: `Usage: npm run bench [-- NAME … [--json]]   with ${names.join(', ')}`,
  options: { json: { type: 'boolean' } },
  most: names.length,
});
const unknown = chosen.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench called ${unknown.join(', ')}. There are: ${names.join(', ')}.\n`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench({ asJson: values.json === true });
}
