/** The storage key of the time of the last activity. */
export const lastActivityKey = 'last-activity';

/** Stores the time of an activity for all tabs of this browser. */
export function writeActivity(storage: Pick<Storage, 'setItem'> | undefined, now = Date.now()): void {
  try {
    storage?.setItem(lastActivityKey, String(now));
  } catch {
    // Storage is full or refused: this tab still knows its own activity.
  }
}
