/** One of the browser's storages; undefined where it is refused, which some browsers do by throwing. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}
