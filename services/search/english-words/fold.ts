/** Folds a word of the dictionary as `readWords` folds what visitors type. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
