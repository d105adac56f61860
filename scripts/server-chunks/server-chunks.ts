import type { ModuleGraph } from '../script-chunks/script-chunks.ts';

/** The entry of the built server. */
export const serverEntry = 'server/run-site.ts';
const entryFile = new URL(`../../${serverEntry}`, import.meta.url).pathname;

/**
 * Chooses the file for a module that the built server loads at each start and shares with what it loads later: one file for
 * all of them. By default there would be one for each set of later parts that share a module, and a start would find, read
 * and link one after the other. Other modules stay where the bundler puts them.
 */
export function serverChunkOf(id: string, graph: ModuleGraph): 'start' | undefined {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === entryFile) return 'start';
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.getModuleInfo(next)?.importers ?? []));
  }
  return undefined;
}
