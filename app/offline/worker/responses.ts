import { offlinePaths } from '#contracts/offline-help.ts';
import type { DisplaySettings } from '../../frame/display-settings/display-settings.ts';
import { showCopy } from './saved-line.ts';
import type { SavedPages } from './saved-pages.ts';

/**
 * How long to wait for a response before the copy is shown instead. A response starts within one second on a slow
 * mobile network and within three on a very slow one; browsers themselves give up only after a minute or more.
 */
export const longestWaitMs = 6_000;
/** How long to look for the copy of a file before it is requested: a store that works needs a few milliseconds. */
const longestLookUpMs = 500;

type Deps = {
  saved: Pick<SavedPages, 'find' | 'findFile'>;
  now: () => number;
  /** The visitor's settings; undefined where a worker can't read them. */
  readDisplay?: () => Promise<DisplaySettings | undefined>;
  /** Rejects when the time is up. */
  timeout?: (ms: number) => Promise<never>;
};

/**
 * The response to a request for a page: the network's, whatever its status. If the network fails or takes too long, the
 * copy, with a line that says how old it is. Without a copy there is no time limit; a failure shows the offline page.
 */
export async function pageResponse(
  path: string,
  network: Promise<Response>,
  { saved, now, readDisplay, timeout = rejectAfter }: Deps,
): Promise<Response> {
  // The network's response never waits for the browser's store, which may be damaged, and then fails or hangs.
  const find = (wanted: string) => saved.find(wanted).catch(nothing);
  const copy = find(path);
  const inTime = copy.then((found) => (found ? timeout(longestWaitMs) : network));
  try {
    return await Promise.race([network, inTime]);
  } catch {
    const shown = (await copy) ?? (await find(offlinePaths.page));
    return shown ? showCopy(shown, { now: now(), display: await readDisplay?.() }) : Response.error();
  }
}

/** A file from the network, or its copy if that fails; a built file never changes, so its copy comes first. */
export async function fileResponse(
  url: string,
  isBuilt: boolean,
  fetchFile: () => Promise<Response>,
  { saved }: Pick<Deps, 'saved'>,
): Promise<Response> {
  const find = () => saved.findFile(url).catch(nothing);
  const copy = isBuilt && (await Promise.race([find(), rejectAfter(longestLookUpMs)]).catch(nothing));
  if (copy) return copy;
  try {
    return await fetchFile();
  } catch {
    return (await find()) ?? Response.error();
  }
}

function nothing(): undefined {}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ms));
}
