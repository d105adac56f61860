import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { meteredTurns } from '#tests/fault/worst-text/metered.ts';
import { longestTurnMs, runCases } from '#tests/fault/worst-text/run-cases.ts';
import { startServices } from '#tests/support/start-services.ts';
import { startSite } from '#tests/support/start-site.ts';
import type { Report } from './report.ts';

/** The cases import the forms of pages, which are TSX: Node can only load these through Vite. */
const path = new URL('worst-cases.ts', import.meta.url).pathname;

/** For each group of routes the post with the longest turn. Rate limits are off, so that all are read. */
export async function worstPosts(report: Report) {
  const { module } = await runnerImport<typeof import('./worst-cases.ts')>(path, {
    configFile: false,
    logLevel: 'error',
  });
  const meter = await meteredTurns();
  const site = await startSite({ ...meter.env, LOG_LEVEL: 'silent' });
  try {
    print(report, await runCases(meter, module.siteCases(site.url)), site.url);
  } finally {
    await site.stop();
  }
  const ofServices = await meteredTurns();
  const dataDir = mkdtempSync(join(tmpdir(), 'attacked-services-'));
  const services = await startServices({ DATA_DIR: dataDir, ...ofServices.env, LOG_LEVEL: 'silent' });
  try {
    print(report, await runCases(ofServices, module.apiCases(services.apiUrl)), services.apiUrl);
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(report: Report, { worst, counts }: Awaited<ReturnType<typeof runCases>>, origin: string) {
  for (const [group, { name, turn, status }] of worst)
    report.row({
      attack: `Worst post: ${group.replace(origin, '')}`,
      tried: `${counts.get(group) ?? 0} texts`,
      outcome: `${Math.round(turn)} ms of CPU at most, status ${status}: ${name}`,
      gotThrough: turn >= longestTurnMs || status >= 500,
    });
}
