import type { ImportProgress } from '../../services/addresses/import/import-addresses.ts';

/** Where a report is written: a terminal, or anything else that accepts text. */
export type ReportStream = { isTTY?: boolean; write: (text: string) => unknown };

/** Width of a bar, in characters. */
const barWidth = 30;
/** A log gets a line whenever this many per cent more are done. */
const logStep = 10;
const eraseLine = '\r\u001B[2K';

/**
 * Reports the progress of an import: a bar that stays on its line on a terminal, a plain line every 10% elsewhere.
 * `now` in milliseconds, from any start.
 */
export function createProgressReport(stream: ReportStream, now: () => number) {
  const startedAt = now();
  let bar = '';
  let logged = 0;

  const say = (line: string) => {
    stream.write(bar ? `${eraseLine}${line}\n${bar}` : `${line}\n`);
  };
  return {
    /** Prints a separate line; the bar stays below it. */
    say,

    show(progress: ImportProgress) {
      const percent = Math.floor((progress.bytes / progress.size) * 100);
      const words = `${percent} %: ${inWords(progress)}`;
      if (stream.isTTY) {
        const full = Math.floor((progress.bytes / progress.size) * barWidth);
        bar = `[${'#'.repeat(full)}${'-'.repeat(barWidth - full)}] ${words}`;
        stream.write(`${eraseLine}${bar}`);
      } else if (percent >= logged + logStep) {
        logged = percent - (percent % logStep);
        say(words);
      }
    },

    /** Prints the totals in place of the bar. */
    finish({ outcome, ...counts }: { outcome: 'done' | 'stopped'; loaded: number; skipped: number }) {
      const seconds = ((now() - startedAt) / 1000).toFixed(1);
      if (bar) stream.write(eraseLine);
      bar = '';
      say(
        outcome === 'done'
          ? `Done in ${seconds} s: ${inWords(counts)}.`
          : `Stopped: ${inWords(counts)}. The same command carries on from here.`,
      );
    },
  };
}

function inWords({ loaded, skipped }: { loaded: number; skipped: number }): string {
  const [addresses, rows] = [loaded, skipped].map((count) => count.toLocaleString('en-GB'));
  return `${addresses} addresses loaded, ${rows} rows skipped`;
}
