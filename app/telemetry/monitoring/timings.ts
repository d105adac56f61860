/** Marks that features set in the browser's own timeline, sent as timings of the view. */
const markedTimings = ['react-started', 'suggestions-shown'];

/** A timing's name as it is sent. SPEC §5: letters, digits and - _ . @ $ stay, anything else becomes an underscore. */
export function timingName(name: string): string {
  return name.replace(/[^a-zA-Z0-9\-_.@$]/g, '_');
}

/** Sends a timing under its allowed name, and warns when that differs from the given one. `at` is in ms since 1970. */
export function addTiming(send: (name: string, at: number) => void, name: string, at: number): void {
  const allowed = timingName(name);
  // eslint-disable-next-line no-console -- SPEC §5: with a warning
  if (allowed !== name) console.warn(`The timing “${name}” is sent as “${allowed}”.`);
  send(allowed, at);
}

/** Sends the first occurrence of each mark, including earlier ones. */
export function followMarks(send: (name: string, at: number) => void): void {
  const sent = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (sent.has(name) || !markedTimings.includes(name)) continue;
      sent.add(name);
      addTiming(send, name, performance.timeOrigin + startTime);
    }
  });
  observer.observe({ type: 'mark', buffered: true });
}
