// `npm run bench -- back-up`: backs up both engines while leads arrive, restores them to another store, and looks for every
// lead that was acknowledged before the backup began.
import { backUpUnderLoad, hasPostgresTools } from '../support/back-up-under-load.ts';
import { engines } from '../support/engines.ts';

const leadsBefore = 2_000;

process.stdout.write('\nA backup under load\n');
for (const engine of await engines()) {
  if (engine.name === 'PostgreSQL' && !hasPostgresTools) continue;
  const { before, meanwhile, again, restored } = await backUpUnderLoad(engine, { leadsBefore });
  // Sent again with its key, a lead that is there is answered with its own reference.
  const lost = [...before].filter(([key, reference]) => again.get(key) !== reference).length;
  process.stdout.write(
    `  ${engine.name}: ${before.size} leads acknowledged before it: ${lost} lost; ${meanwhile.size} acknowledged meanwhile; ${restored} restored\n`,
  );
  if (lost > 0) process.exitCode = 1;
}
