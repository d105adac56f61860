const name = 'kept-readings';
const change = 'kept-readings-change';

/** Says, without opening the store, whether this device has stored readings; pages check it first. */
export const offlineFlag = {
  isSet: () => attempt(() => localStorage.getItem(name) !== null) ?? false,
  set: () => {
    attempt(() => localStorage.setItem(name, new Date().toISOString()));
    dispatchEvent(new Event(change));
  },
  clear: () => attempt(() => localStorage.removeItem(name)),
  /**
   * Calls `react` when this page stores a reading, or another tab stores one or deletes the last. Returns a function
   * that stops this.
   */
  onChange: (react: () => void) => {
    addEventListener(change, react);
    addEventListener('storage', react);
    return () => {
      removeEventListener(change, react);
      removeEventListener('storage', react);
    };
  },
};

/** Browsers may refuse storage; then only the form's page looks for readings. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
