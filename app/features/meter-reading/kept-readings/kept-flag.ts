const name = 'kept-readings';
const change = 'kept-readings-change';

/** Says, without opening the store, whether readings are kept on this device; pages look at it before anything else. */
export const keptFlag = {
  isSet: () => attempt(() => localStorage.getItem(name) !== null) ?? false,
  set: () => {
    attempt(() => localStorage.setItem(name, new Date().toISOString()));
    dispatchEvent(new Event(change));
  },
  clear: () => attempt(() => localStorage.removeItem(name)),
  /** Calls back when this page, or another tab, keeps a reading or forgets the last. Returns how to stop. */
  onChange: (react: () => void) => {
    addEventListener(change, react);
    addEventListener('storage', react);
    return () => {
      removeEventListener(change, react);
      removeEventListener('storage', react);
    };
  },
};

/** Browsers may refuse storage; then readings are looked for on the form's page only. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
