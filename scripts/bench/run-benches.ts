import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from './figure.ts';
import { failedRow, toRows, writeTable, type Row } from './table.ts';

const runner = new URL('run-bench.ts', import.meta.url).pathname;

type Output = { asJson: boolean; print: (text: string) => void };

/**
 * Runs benches, given by name and file, one after the other, and prints all figures as one table. Resolves with the exit
 * code: 1 when a goal is missed or a bench fails.
 */
export async function runBenches(
  benches: Readonly<Record<string, string>>,
  { asJson, print }: Output,
): Promise<number> {
  const rows: Row[] = [];
  for (const [name, file] of Object.entries(benches)) {
    const { figures, ending } = await measure(file);
    rows.push(...(figures ? toRows(name, figures) : [failedRow(name, ending)]));
  }
  print(asJson ? `${JSON.stringify(rows, null, 2)}\n` : `\n${writeTable(rows)}`);
  return rows.some(({ isMet }) => isMet === false) ? 1 : 0;
}

/** What a bench prints while it runs goes to standard error: standard output is for the table. */
async function measure(file: string): Promise<{ figures: Figure[] | undefined; ending: string }> {
  const child = fork(runner, [file], { stdio: ['ignore', 2, 2, 'ipc'], serialization: 'advanced' });
  let figures: Figure[] | undefined;
  child.on('message', (message) => (figures = message as Figure[]));
  // A process may have ended before its message is read.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  return { figures: code === 0 ? figures : undefined, ending: signal ? `${signal}` : `exit code ${code}` };
}
