import { offlinePaths } from '#contracts/offline-help.ts';
import type { DisplaySettings } from '../../frame/display-settings/display-settings.ts';
import { showCopy } from './saved-line.ts';
import type { SavedPages } from './saved-pages.ts';

/**
 * How long to wait for a response before the copy is shown instead. A response starts within one second on a slow
 * mobile network and within three on a very slow one; browsers themselves give up only after a minute or more.
 */
export const longestWaitMs = 6_000;

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
export async function answerPage(
  path: string,
  network: Promise<Response>,
  { saved, now, readDisplay, timeout = rejectAfter }: Deps,
): Promise<Response> {
  const copy = await saved.find(path);
  try {
    return await (copy ? Promise.race([network, timeout(longestWaitMs)]) : network);
  } catch {
    const shown = copy ?? (await saved.find(offlinePaths.page));
    return shown ? showCopy(shown, { now: now(), display: await readDisplay?.() }) : Response.error();
  }
}

/** A file from the network, or its copy if that fails; a built file never changes, so its copy comes first. */
export async function answerFile(
  url: string,
  isBuilt: boolean,
  fetchFile: () => Promise<Response>,
  { saved }: Pick<Deps, 'saved'>,
): Promise<Response> {
  const copy = isBuilt ? await saved.findFile(url) : undefined;
  if (copy) return copy;
  try {
    return await fetchFile();
  } catch {
    return (await saved.findFile(url)) ?? Response.error();
  }
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ms));
}
