import type { WorkerSettings } from '#contracts/offline-help.ts';

// The main site may have caches of its own on this origin, so ours have a name of their own.
const emergency = 'help-offline-emergency-';
const read = 'help-offline-pages-';

/** Emergency help: complete, or not there. */
export function emergencyCacheName({ version }: WorkerSettings): string {
  return emergency + version;
}

/** The last pages that were read. */
export function readCacheName({ release }: WorkerSettings): string {
  return read + release;
}

/** Whether a cache is one of offline help, of any release. */
export function isOfOfflineHelp(name: string): boolean {
  return name.startsWith(emergency) || name.startsWith(read);
}
