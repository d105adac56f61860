import { londonMoment } from '../../contracts/calendar/london-moment.ts';
import { outageNotice, outageNotices } from '../../contracts/service-outage.ts';
import type { Content, Problem } from './read-content.ts';
import { checkLine, checkRichText } from './rich-text-fields.ts';

const folder = 'service-outages/';

/** The contract of one notice or of several, whichever the file has, so that a mistake gets its own line. */
export const outageContract = {
  safeParse: (value: unknown) => (isList(value) ? outageNotices : outageNotice).safeParse(value),
};

/** Whether a data file has outage notices. */
export function isOutageFile(file: string): boolean {
  return file.startsWith(folder);
}

/** Reports what a notice's title or message contains that would not be shown as written; the rest is plain text. */
export function checkNoticeText(field: string, text: string): string[] {
  if (field === 'title') return checkLine(field, text);
  return field === 'message' ? checkRichText(field, text) : [];
}

/** Notices whose time is over: nobody sees them any more. */
export function notesOnOutages({ data }: Content, now: number): Problem[] {
  return data.flatMap(({ file, value, lineOf }) => {
    const read = isOutageFile(file) ? outageContract.safeParse(value) : undefined;
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
