import { signedInMarker } from '#contracts/session.ts';

/** The storage key of the owner of this tab's drafts; see app/account/session/drafts-aside.ts. */
export const ownerKey = 'drafts-of';

/** The owner whose drafts the forms of this page show; undefined while nobody's are known to be shown. */
let shownOwner: string | undefined;

/**
 * Whether forms must not show this tab's drafts yet: somebody has signed in, and it isn't known whether the drafts are
 * theirs. Decision 23.
 */
export function areDraftsWithheld(): boolean {
  const owner = storedOwner();
  if (owner === undefined || owner === shownOwner) return false;
  if (signedInMarker.read(document.cookie) === '1') return true;
  shownOwner = owner;
  return false;
}

/** From now on forms show the drafts of this owner. Returns whose they showed before, if anybody's. */
export function showDraftsOf(owner: string): string | undefined {
  const before = shownOwner;
  shownOwner = owner;
  return before;
}

function storedOwner(): string | undefined {
  try {
    return sessionStorage.getItem(ownerKey) ?? undefined;
  } catch {
    return undefined;
  }
}
