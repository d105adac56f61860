import { useEffect } from 'react';

/** Beside the other children of a root: does something once React has started there. */
export function AfterStart({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
