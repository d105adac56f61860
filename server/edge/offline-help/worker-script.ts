import retireWorker from 'virtual:inline-script/app/offline/worker/retire-worker.ts';
import serviceWorker from 'virtual:inline-script/app/offline/worker/service-worker.ts';
import type { WorkerSettings } from '#contracts/offline-help.ts';
import { sha256 } from '#platform/hash/sha256.ts';

/** Long enough that two lists don't share a hash. */
const hashLength = 8;

/**
 * The service worker's script for a release and its list of pages. The list is part of it, so browsers install it
 * again when either changes. The release stands for all built files: their names are part of the built server.
 */
export function workerScript(release: string, pages: string[]): string {
  const version = `${release}-${sha256(JSON.stringify(pages), 'hex').slice(0, hashLength)}`;
  const settings: WorkerSettings = { release, version, pages };
  return `self.offlineHelp=${JSON.stringify(settings)};\n${serviceWorker}\n`;
}

/** The script of a site without offline help. */
export const retiredWorkerScript = `${retireWorker}\n`;
