/** Where the time is stored. */
export const lastActivityKey = 'last-activity';

/** Stores for all tabs of this browser that the visitor is active now. */
export function writeActivity(storage: Pick<Storage, 'setItem'> | undefined, now = Date.now()): void {
  try {
    storage?.setItem(lastActivityKey, String(now));
  } catch {
    // Storage is full or refused: this tab still knows its own activity.
  }
}
