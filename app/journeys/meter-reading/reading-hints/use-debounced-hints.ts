import { useEffect, useState } from 'react';
import type { ReadingHint } from './reading-hint.ts';

/**
 * A pause in typing after which a reading counts as complete, since half a reading may look unusual too. Milliseconds.
 */
const pause = 800;

/** Hints once their readings have not changed for a while; they disappear as soon as their readings change. */
export function useDebouncedHints(hints: ReadingHint[]): ReadingHint[] {
  const key = JSON.stringify(hints);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key ? hints : [];
}
