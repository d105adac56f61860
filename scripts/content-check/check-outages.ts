import { londonMoment } from '../../contracts/calendar/london-moment.ts';
import { outageNotice, outageNotices, serviceOutage } from '../../contracts/service-outage.ts';
import type { Content, DataFile, Problem } from './read-content.ts';
import { checkRichText } from './rich-text-fields.ts';

const folder = 'service-outages/';

/** The contract of one notice or of several, whichever the file means: so a mistake is reported where it stands. */
export const outageContract = {
  safeParse: (value: unknown) => (isList(value) ? outageNotices : outageNotice).safeParse(value),
};

/** Checks that titles and messages are rich text. */
export function checkOutageTexts(content: Content): Problem[] {
  return outageFiles(content).flatMap(({ file, value, lineOf }) =>
    entriesOf(value).flatMap(({ notice, at }) =>
      ['title', 'message'].flatMap((field) => {
        const text = notice[field];
        return typeof text === 'string'
          ? checkRichText(field, text).map((problem) => ({ file, line: lineOf([...at, field]), problem }))
          : [];
      }),
    ),
  );
}

/** Notices whose time is over: nobody sees them any more. */
export function notesOnOutages(content: Content, now: number): Problem[] {
  return outageFiles(content)
    .filter(({ value }) => serviceOutage.safeParse(value).success)
    .flatMap(({ file, value, lineOf }) =>
      entriesOf(value).flatMap(({ notice, at }) => {
        const until = typeof notice['until'] === 'string' ? notice['until'] : '';
        const ends = londonMoment(until);
        return ends !== undefined && ends <= now
          ? [
              {
                file,
                line: lineOf([...at, 'until']),
                problem: `has a notice that ended at ${until}: remove it`,
              },
            ]
          : [];
      }),
    );
}

function outageFiles({ data }: Content): DataFile[] {
  return data.filter(({ file }) => file.startsWith(folder));
}

/** The notices of a file as they are written, each with its place. */
function entriesOf(value: unknown): { notice: Record<string, unknown>; at: PropertyKey[] }[] {
  if (!isGroup(value)) return [];
  if (!isList(value)) return [{ notice: value, at: [] }];
  return value.notices.flatMap((notice: unknown, nth) =>
    isGroup(notice) ? [{ notice, at: ['notices', nth] }] : [],
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isList(value: unknown): value is { notices: unknown[] } {
  return isGroup(value) && Array.isArray(value['notices']);
}
