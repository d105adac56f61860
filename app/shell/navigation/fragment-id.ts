/** The id that an address's fragment points at; one that is not well encoded stands as it is, as in browsers. */
export function fragmentId(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
