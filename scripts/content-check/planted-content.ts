import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyContent } from '#tests/support/content-copy.ts';

/** What a process may take on a busy machine: the check itself takes about a second. */
export const processMs = 60_000;

/** Replaces what must be there; a fault that can't be planted must not look like one that is found. */
export function swap(text: string, from: string | RegExp, to: string): string {
  const swapped = text.replace(from, to);
  if (swapped === text) throw new Error(`${String(from)} is not in the text`);
  return swapped;
}

/** Puts markup at the end of an article's first paragraph. */
export function addToFirstParagraph(text: string, markup: string): string {
  return swap(text, '</p>', `${markup}</p>`);
}

/** What to make of a file's text ('' when there is no such file); null takes the file away. */
export type Plant = (text: string) => string | null;

/** Runs the check over a copy of the product's content in which these files are changed. */
export async function checkChanged(plants: { file: string; plant: Plant }[]) {
  const { dir, change, remove } = await copyContent();
  const planted = new Map<string, string>();
  try {
    for (const { file, plant } of plants) {
      const text = plant(await readFile(join(dir, file), 'utf8').catch(() => ''));
      planted.set(file, text ?? '');
      await change(file, text);
    }
    return { ...runCheck(dir), lineIn };
  } finally {
    await remove();
  }

  function lineIn(file: string, line: number): string | undefined {
    return planted.get(file)?.split('\n')[line - 1];
  }
}

/** Runs the check over a folder as an editor would; gives its exit code, problems, reminders and last line. */
export function runCheck(dir: string) {
  const root = new URL('../../', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content-check.ts', dir], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  const reminder = 'Due for review: ';
  const named = lines.slice(0, -1);
  const due = named.filter((line) => line.startsWith(reminder)).map((line) => line.slice(reminder.length));
  const problems = named.filter((line) => !line.startsWith(reminder));
  return {
    status,
    stderr,
    due: due.map(readFinding),
    problems: problems.map(readFinding),
    lastLine: lines.at(-1),
  };
}

function readFinding(printed: string) {
  const [, file = '', line, problem] = /^([^:]*)(?::(\d+))?: (.*)$/.exec(printed) ?? [];
  return { file, line: line === undefined ? undefined : Number(line), problem };
}
