/** A browser's storage in memory. `refuse` makes it throw, as in browsers that store nothing. */
export function fakeStorage(): Storage & { refuse: () => void } {
  const items = new Map<string, string>();
  let isRefused = false;
  const open = () => {
    if (isRefused) throw new DOMException('refused', 'SecurityError');
    return items;
  };
  return {
    get length() {
      return open().size;
    },
    key: (nth) => [...open().keys()][nth] ?? null,
    getItem: (key) => open().get(key) ?? null,
    setItem: (key, value) => void open().set(key, value),
    removeItem: (key) => void open().delete(key),
    clear: () => open().clear(),
    refuse: () => void (isRefused = true),
  };
}
