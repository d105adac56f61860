// `npm run bench -- back-up`: backs up both engines while leads arrive, restores them to another store, and looks for every
// lead that was acknowledged before the backup began.
import { backUpUnderLoad, hasPostgresTools } from '../support/back-up-under-load.ts';
import type { Figure } from '../../scripts/bench/figure.ts';
import { engines } from '../support/engines.ts';

const leadsBefore = 2_000;

/** How many of these leads are lost on each engine: it should be none. */
export async function bench(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of await engines()) {
    if (engine.name === 'PostgreSQL' && !hasPostgresTools) continue;
    const { before, meanwhile, again, restored } = await backUpUnderLoad(engine, { leadsBefore });
    // A lead that is there is answered with its own reference when it is sent again with its key.
    const lost = [...before].filter(([key, reference]) => again.get(key) !== reference).length;
    process.stdout.write(
      `${engine.name}: ${before.size} leads acknowledged before it, ${meanwhile.size} meanwhile, ${restored} restored\n`,
    );
    figures.push({
      name: `${engine.name}: lost of those acknowledged before it`,
      value: lost,
      unit: 'leads',
      goal: { of: 'value', atMost: 0 },
    });
  }
  return figures;
}
