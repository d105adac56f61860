import { countedForms } from '../../contracts/analytics-events.ts';
import type { AnalyticsStore, Count } from '../../services/analytics/store/analytics-store.ts';
import type { ReportName } from './read-command.ts';
import { usefulnessTable } from './usefulness-table.ts';
import { writeTable } from './write-table.ts';

type Event = Count['event'];
type Report = ReportName | 'unanswered';
type Totals = (...events: Event[]) => Promise<Count[]>;

/** Formats a report of the counts since a day; undefined when nothing of its kind was counted. */
export function writeReport(
  name: Report,
  store: Pick<AnalyticsStore, 'totals'>,
  since: string,
  least: number,
): Promise<string | undefined> {
  return reports[name]((...events) => store.totals(events, since), least);
}

const reports: Record<Report, (totals: Totals, least: number) => Promise<string | undefined>> = {
  pages: async (totals) => {
    const parts = [
      listed('page', 'views', await totals('page-view')),
      listed('link out of the site', 'followed', await totals('outbound-link')),
      listed('emergency number', 'tapped', await totals('emergency-number')),
    ];
    return together(parts);
  },
  searches: async (totals) => {
    const found = await totals('search');
    const nothing = new Map((await totals('no-result')).map(({ subject, times }) => [subject, times]));
    const [suggestions] = await totals('search-suggestion');
    const searches = found.map(({ subject, times }) => [
      times,
      nothing.get(subject) ?? 0,
      subject === '' ? '(on the main site’s own search page)' : subject,
    ]);
    return together([
      searches.length > 0 && writeTable([['searches', 'found nothing', 'words'], ...searches]),
      suggestions && `${suggestions.times} more went to an article by its suggestion\n`,
    ]);
  },
  /** The editors' queue. What a visitor did after a search is not known: no two counts belong to one visit. */
  unanswered: async (totals) => {
    const timesOf = async (event: Event) =>
      new Map((await totals(event)).map(({ subject, times }) => [subject, times]));
    const [answered, nothing] = [await timesOf('search-answered'), await timesOf('no-result')];
    const rows = (await totals('search'))
      .filter(({ subject }) => subject !== '')
      .map(({ subject, times }) => ({
        subject,
        foundNothing: nothing.get(subject) ?? 0,
        withoutAnswer: times - (answered.get(subject) ?? 0),
      }))
      .filter(({ withoutAnswer }) => withoutAnswer > 0)
      .toSorted((a, b) => b.foundNothing - a.foundNothing || b.withoutAnswer - a.withoutAnswer)
      .map(({ subject, foundNothing, withoutAnswer }) => [foundNothing, withoutAnswer, subject]);
    return rows.length > 0
      ? writeTable([['found nothing', 'without an answer', 'words'], ...rows])
      : undefined;
  },
  forms: async (totals) => {
    const counts = await totals('form-start', 'form-step', 'form-submit', 'form-failure');
    const sum = (event: Event, form: string) =>
      counts
        .filter((count) => count.event === event && count.subject.split('/')[0] === form)
        .reduce((times, count) => times + count.times, 0);
    const rows = countedForms.map((form) => [
      form,
      ...(['form-start', 'form-step', 'form-submit', 'form-failure'] as const).map((event) =>
        sum(event, form),
      ),
    ]);
    return together([
      counts.length > 0 && writeTable([['form', 'started', 'steps', 'submitted', 'failed'], ...rows]),
      listed('failure shown', 'times', await totals('error')),
    ]);
  },
  usefulness: async (totals, least) =>
    usefulnessTable(await totals('useful', 'not-useful', 'not-useful-because'), least),
};

function listed(what: string, times: string, counts: Count[]): string | false {
  return (
    counts.length > 0 && writeTable([[times, what], ...counts.map((count) => [count.times, count.subject])])
  );
}

function together(parts: (string | false | undefined)[]): string | undefined {
  return parts.filter((part) => part !== false && part !== undefined).join('\n') || undefined;
}
