import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { maySave, withoutScripts } from '#app/offline/worker/page-copy.ts';
import type { EmergencyHelp } from '#contracts/offline-help.ts';
import { sha256 } from '#platform/hash/sha256.ts';

/** How many bundles are cached: visitors with the usual display settings share one, and a few have others. */
const mostCached = 8;
/** As for pages: a few milliseconds, within a few percent of the best. */
const brotliQuality = 5;

/** The text of a response, also compressed with Brotli. */
export type Bundle = { etag: string; br: Uint8Array<ArrayBuffer>; identity: string };

/** A page as the site renders it for every visitor. */
export type RenderPage = (path: string) => Promise<Response>;

/**
 * All emergency help in one response. The pages have most of their HTML in common, so together they take a third of the
 * bytes, and they are all rendered at the same time. Undefined unless every page is available.
 */
export function createBundles(release: string) {
  const bundles = new Map<string, Bundle>();
  return async (paths: string[], renderPage: RenderPage): Promise<Bundle | undefined> => {
    const responses = await Promise.all(paths.map(renderPage));
    if (!responses.every(maySave)) return undefined;
    const texts = await Promise.all(responses.map((response) => response.text()));
    const key = sha256(JSON.stringify(texts));
    const bundle = bundles.get(key) ?? (await pack(key, paths, texts));
    bundles.delete(key);
    bundles.set(key, bundle);
    const oldest = bundles.keys().next().value;
    if (bundles.size > mostCached && oldest !== undefined) bundles.delete(oldest);
    return bundle;
  };

  async function pack(key: string, paths: string[], texts: string[]): Promise<Bundle> {
    const pages = Object.fromEntries(paths.map((path, nth) => [path, withoutScripts(texts[nth] ?? '')]));
    const identity = JSON.stringify({ release, pages } satisfies EmergencyHelp);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    const br = new Uint8Array(await promisify(brotliCompress)(identity, { params: quality }));
    return { etag: `W/"${key.slice(0, 22)}"`, br, identity };
  }
}
