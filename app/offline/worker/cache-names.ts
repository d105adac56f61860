import type { WorkerSettings } from '#contracts/offline-help.ts';

// The main site may have caches of its own on this origin, so ours have their own prefixes.
const emergency = 'help-offline-emergency-';
const read = 'help-offline-pages-';

/** The cache of emergency help, which is complete or absent. */
export function emergencyCacheName({ version }: WorkerSettings): string {
  return emergency + version;
}

/** The cache of the last pages read. */
export function readCacheName({ release }: WorkerSettings): string {
  return read + release;
}

/** Whether a cache belongs to offline help, of any release. */
export function isOfOfflineHelp(name: string): boolean {
  return name.startsWith(emergency) || name.startsWith(read);
}
