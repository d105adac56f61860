import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { areaPath, homePath } from '#contracts/area-path.ts';
import { pageDictionaryMetric } from '#contracts/page-dictionary.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';

/** A dictionary for pages. Its address changes with its bytes. */
export type PageDictionary = Dictionary & {
  path: string;
  /** Compressed with Brotli. */
  br: Uint8Array<ArrayBuffer>;
  /** The `Server-Timing` header with its address, which the boot script can read. */
  serverTiming: string;
};

export type PageDictionaries = ReturnType<typeof createPageDictionaries>;

/** Their `Use-As-Dictionary` header: for every document of the area. RFC 9842 §2.1. */
export const useForPages = `match="${homePath}*", match-dest=("document")`;

/** How often the dictionary is renewed, so that processes that started with different content converge on one. */
export const renewEveryMs = 60 * 60 * 1000;
/** How many are cached: browsers may still have an earlier one. */
const mostKnown = 3;
/** Enough of the hash that no two share a path. */
const hashLength = 22;

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

type Deps = {
  /** Returns the bytes of a dictionary; undefined where there is no content to make it from. */
  make: () => Promise<Uint8Array | undefined>;
  logger: Pick<Logger, 'warn'>;
};

/** The dictionaries of this process: none before the first is made. */
export function createPageDictionaries({ make, logger }: Deps) {
  let newest: PageDictionary | undefined;
  const byName = new Map<string, PageDictionary>();

  return {
    /** The dictionary that a browser names in `Available-Dictionary`; undefined if this process doesn't have it. */
    find: (name: string | undefined) => (name === undefined ? undefined : byName.get(name)),
    at: (path: string) => [...byName.values()].find((known) => known.path === path),
    /** The `Server-Timing` for a browser that has this dictionary or none; undefined if it has the newest. */
    serverTimingFor: (known: PageDictionary | undefined) =>
      known === newest ? undefined : newest?.serverTiming,
    /** Makes a new dictionary. If that fails, nothing changes: pages don't need one. */
    renew: async () => {
      const bytes = await make().catch((problem: unknown) =>
        logger.warn('page-dictionary-not-made', {
          problem: problem instanceof Error ? problem.name : 'unknown',
        }),
      );
      if (!bytes) return;
      const dictionary = createDictionary(bytes);
      newest = byName.get(dictionary.name) ?? (await prepare(dictionary));
      byName.delete(newest.name);
      byName.set(newest.name, newest);
      const [oldest] = byName.keys();
      if (byName.size > mostKnown && oldest !== undefined) byName.delete(oldest);
    },
  };
}

async function prepare(dictionary: Dictionary): Promise<PageDictionary> {
  const hash = dictionary.name.slice(1).replaceAll('+', '-').replaceAll('/', '_').slice(0, hashLength);
  const path = `${areaPath}/page-dictionary-${hash}`;
  const br = new Uint8Array(await compress(dictionary.bytes, best));
  return { ...dictionary, path, br, serverTiming: `${pageDictionaryMetric};desc="${path}"` };
}
