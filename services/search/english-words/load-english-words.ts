import { readDictionary, type IsWord } from './read-dictionary.ts';

let loading: Promise<IsWord> | undefined;

/**
 * Loads the British dictionary that spell checkers use, once. Decision 52. Its 550 kB are read when the first index is
 * built, so that a process that never searches doesn't load them.
 */
export function loadEnglishWords(): Promise<IsWord> {
  return (loading ??= readFiles());
}

async function readFiles(): Promise<IsWord> {
  const { default: dictionary } = await import('dictionary-en-gb');
  const { buffer, byteOffset, byteLength } = dictionary.dic;
  // The `indexOf` of a Buffer takes several times as long as the `indexOf` of a plain Uint8Array.
  const words = new Uint8Array(buffer, byteOffset, byteLength);
  return readDictionary({ words, affixes: dictionary.aff });
}
