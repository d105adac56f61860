import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyContent } from '#tests/support/content-copy.ts';

/** How long a process may take on a busy machine: the check itself takes about a second. */
export const processMs = 60_000;

/** Replaces text that must be there: otherwise a fault that was not planted could pass for one that was found. */
export function swap(text: string, from: string | RegExp, to: string): string {
  const swapped = text.replace(from, to);
  if (swapped === text) throw new Error(`${String(from)} is not in the text`);
  return swapped;
}

/** Puts markup at the end of an article's first paragraph. */
export function addToFirstParagraph(text: string, markup: string): string {
  return swap(text, '</p>', `${markup}</p>`);
}

/** Changes a file's text ('' when there is no such file); null removes the file. */
export type Plant = (text: string) => string | null;

/** Runs the check over a copy of the tests' content in which these files are changed. */
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

/**
 * Runs the check over a folder as an editor would; returns its exit code, problems, notes, reminders, summary and last line.
 */
export function runCheck(dir: string) {
  const root = new URL('../../', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content-check.ts', dir], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  const named = lines.slice(0, -1);
  const beginning = (words: string) =>
    named.filter((line) => line.startsWith(words)).map((line) => readFinding(line.slice(words.length)));
  const problems = named.filter((line) => !/^(?:Due for review|Note|In all): /.test(line));
  return {
    status,
    stderr,
    due: beginning('Due for review: '),
    notes: beginning('Note: '),
    problems: problems.map(readFinding),
    summary: named.find((line) => line.startsWith('In all: ')),
    lastLine: lines.at(-1),
  };
}

function readFinding(printed: string) {
  const [, file = '', line, problem] = /^([^:]*)(?::(\d+))?: (.*)$/.exec(printed) ?? [];
  return { file, line: line === undefined ? undefined : Number(line), problem };
}
