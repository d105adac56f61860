import { watch } from 'node:fs';

/** Editors and Git write several files at once, and a file in several steps: `onChange` is called once for all. */
const batchDelayMs = 50;

/** Calls `onChange` when a file below the content folder is written, added or removed. Returns a function to stop. */
export function onContentChange(contentDir: string, onChange: () => void): () => void {
  let due: NodeJS.Timeout | undefined;
  const watcher = watch(contentDir, { recursive: true }, () => {
    clearTimeout(due);
    due = setTimeout(onChange, batchDelayMs);
  });
  return () => {
    clearTimeout(due);
    watcher.close();
  };
}
