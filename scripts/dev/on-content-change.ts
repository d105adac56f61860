import { watch } from 'node:fs';

/** Editors and Git write several files at once, and a file in several steps: one call is for all of them. */
const gatherMs = 50;

/** Calls `onChange` when a file below the content folder is written, added or removed. Returns what stops it. */
export function onContentChange(contentDir: string, onChange: () => void): () => void {
  let due: NodeJS.Timeout | undefined;
  const watcher = watch(contentDir, { recursive: true }, () => {
    clearTimeout(due);
    due = setTimeout(onChange, gatherMs);
  });
  return () => {
    clearTimeout(due);
    watcher.close();
  };
}
