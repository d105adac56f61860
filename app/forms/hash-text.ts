/**
 * A 32-bit FNV-1a hash, by which a text can be recognised without being stored. Countless texts share each hash, so it
 * only serves to notice that a page brings the same answer again.
 */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
