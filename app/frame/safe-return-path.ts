import { homePath } from '#contracts/area-path.ts';

/**
 * Room for a search of 2,000 characters (SPEC §5) in an address, yet short enough for a response header behind any
 * proxy.
 */
export const longestReturnPath = 4_000;

/** A path of this site to return to; the help home for anything else, so that no form can redirect elsewhere. */
export function safeReturnPath(value: unknown): string {
  const isPath =
    typeof value === 'string' &&
    value.length <= longestReturnPath &&
    /^\/(?![/\\])[A-Za-z0-9/_.~%-]*(?:\?[A-Za-z0-9=&_.~%+-]*)?$/.test(value);
  return isPath ? value : homePath;
}
