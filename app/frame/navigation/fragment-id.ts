/** The id that an address's fragment points at; a badly encoded one is used unchanged, as in browsers. */
export function fragmentId(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
