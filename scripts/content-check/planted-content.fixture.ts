import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyContent } from '#tests/support/content-copy.ts';
import { readContent } from './read-content.ts';
import { reportOn } from './report.ts';

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
 * Checks a folder as the command does, in this process (content-service.test.ts runs the command itself); returns whether
 * it passes, its problems, notes, reminders, summary and last line.
 */
export function runCheck(dir: string) {
  const { lines, isInOrder } = reportOn(readContent(dir));
  const named = lines.slice(0, -1);
  const beginning = (words: string) =>
    named.filter((line) => line.startsWith(words)).map((line) => readFinding(line.slice(words.length)));
  const problems = named.filter((line) => !/^(?:Due for review|Note|In all): /.test(line));
  return {
    isInOrder,
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
