import { usefulnessReasons } from '../../contracts/usefulness-reasons.ts';
import type { Count } from '../../services/analytics/store/analytics-store.ts';
import { writeTable } from './write-table.ts';

type Page = { page: string; yes: number; no: number; reasons: string[] };

/** Pages with enough answers, the least useful first, each with its reasons; undefined when there is none. */
export function usefulnessTable(counts: Count[], least: number): string | undefined {
  const pages = new Map<string, Page>();
  const pageOf = (page: string) => {
    const known = pages.get(page) ?? { page, yes: 0, no: 0, reasons: [] };
    pages.set(page, known);
    return known;
  };
  for (const { event, subject, times } of counts) {
    const [reason = '', reasonPage] = subject.split(' ');
    if (event === 'useful') pageOf(subject).yes += times;
    else if (event === 'not-useful') pageOf(subject).no += times;
    else if (reasonPage) pageOf(reasonPage).reasons.push(`${inWords(reason)} (${times})`);
  }
  const rows = [...pages.values()]
    .filter(({ yes, no }) => yes + no >= least)
    .toSorted((a, b) => share(a) - share(b) || b.no - a.no || (a.page < b.page ? -1 : 1))
    .map((each) => [
      Math.round(100 * share(each)),
      each.yes,
      each.no,
      [each.page, each.reasons.join(', ')].filter(Boolean).join(': '),
    ]);
  return rows.length > 0 ? writeTable([['% useful', 'yes', 'no', 'page'], ...rows]) : undefined;
}

function share({ yes, no }: Page): number {
  return yes / (yes + no);
}

function inWords(reason: string): string {
  return usefulnessReasons[reason as keyof typeof usefulnessReasons] ?? reason;
}
