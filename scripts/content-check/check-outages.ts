import { londonMoment } from '../../contracts/calendar/london-moment.ts';
import { outageNotice, outageNotices } from '../../contracts/service-outage.ts';
import type { Content, Problem } from './read-content.ts';

const folder = 'service-outages/';

/** The contract of one notice or of several, whichever the file has, so that a mistake gets its own line. */
export const outageContract = {
  safeParse: (value: unknown) => (isList(value) ? outageNotices : outageNotice).safeParse(value),
};

/** Notices whose time is over: nobody sees them any more. */
export function notesOnOutages({ data }: Content, now: number): Problem[] {
  return data.flatMap(({ file, value, lineOf }) => {
    const read = file.startsWith(folder) ? outageContract.safeParse(value) : undefined;
    if (!read?.success) return [];
    const isOne = !('notices' in read.data);
    const notices = 'notices' in read.data ? read.data.notices : [read.data];
    return notices.flatMap(({ until = '' }, nth) => {
      const ends = londonMoment(until);
      if (ends === undefined || ends > now) return [];
      const line = lineOf(isOne ? ['until'] : ['notices', nth, 'until']);
      return [{ file, line, problem: `has a notice that ended at ${until}: remove it` }];
    });
  });
}

function isList(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'notices' in value;
}
