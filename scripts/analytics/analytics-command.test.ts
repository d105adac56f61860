import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import { createAnalyticsStore } from '#services/analytics/store/analytics-store.ts';
import type { AnalyticsTables } from '#services/analytics/store/analytics-tables.ts';
import { migrateAnalytics } from '#services/analytics/store/migrate-analytics.ts';
import { subjectOf } from '#services/analytics/subject-of.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { analyticsCommand } from './analytics-command.ts';

const execute = promisify(execFile);
const form = 'pay-as-you-go';
const visit: AnalyticsEvent[] = [
  { event: 'page-view', path: '/help-and-support' },
  { event: 'page-view', path: '/help-and-support' },
  { event: 'page-view', path: '/help-and-support/meters' },
  { event: 'outbound-link', host: 'www.gov.uk' },
  { event: 'emergency-number', number: '105' },
  { event: 'search', words: 'boiler' },
  { event: 'search', words: 'boiler' },
  { event: 'search', words: '…' },
  { event: 'no-result', words: '…' },
  { event: 'search-suggestion' },
  { event: 'form-start', form },
  { event: 'form-start', form },
  { event: 'form-step', form, step: 'query' },
  { event: 'form-failure', form },
  { event: 'error', category: 'error', name: 'lead-post-failed' },
  { event: 'form-submit', form },
];

async function ask(words: string[], databaseUrl: string) {
  let [printed, complained] = ['', ''];
  const code = await analyticsCommand(words, {
    databaseUrl: () => databaseUrl,
    print: (text) => void (printed += text),
    complain: (text) => void (complained += text),
  });
  return { code, printed, complained };
}

describe.each(await engines())('the analytics command on $name', longTimeout, (engine) => {
  async function openCommand() {
    const database = await engine.open<AnalyticsTables>();
    onTestFinished(database.close);
    await migrateAnalytics(database);
    const store = createAnalyticsStore(database);
    const count = (day: string, events: AnalyticsEvent[]) =>
      store.add(
        day,
        events.map((event) => ({ event: event.event, subject: subjectOf(event), times: 1 })),
      );
    return { count, run: (...words: string[]) => ask(words, database.url), url: database.url };
  }

  test('each report has its counts, the most frequent first', async () => {
    const { count, run } = await openCommand();
    await count('2026-11-21', visit);
    expect((await run('pages')).printed).toBe(
      [
        'views  page',
        '    2  /help-and-support',
        '    1  /help-and-support/meters',
        '',
        'followed  link out of the site',
        '       1  www.gov.uk',
        '',
        'tapped  emergency number',
        '     1  105',
        '',
      ].join('\n'),
    );
    expect((await run('searches')).printed).toBe(
      [
        'searches  found nothing  words',
        '       2              0  boiler',
        '       1              1  …',
        '',
        '1 more went to an article by its suggestion',
        '',
      ].join('\n'),
    );
    const { code, printed, complained } = await run('forms');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const lines = printed.split('\n');
    expect(lines[0]).toBe('form                         started  steps  submitted  failed');
    expect(lines).toContain('pay-as-you-go                      2      1          1       1');
    expect(lines).toContain('meter-reading                      0      0          0       0');
    expect(printed).toContain('times  failure shown\n    1  lead-post-failed\n');
  });

  test('searches --unanswered is the editors’ queue: what found nothing first, then what had no answer', async () => {
    const { count, run } = await openCommand();
    const searched = (words: string, times: number, more?: 'search-answered' | 'no-result') =>
      count(
        '2026-11-21',
        Array.from({ length: times }, (): AnalyticsEvent[] => [
          { event: 'search', words },
          ...(more ? [{ event: more, words }] : []),
        ]).flat(),
      );
    await searched('power cut', 9, 'search-answered');
    await searched('boiler', 5);
    await searched('gas bottle', 2, 'no-result');
    await searched('gas bottle', 1, 'search-answered');
    await searched('…', 3, 'no-result');
    await count('2026-11-21', [{ event: 'search' }]);
    expect((await run('searches', '--unanswered')).printed).toBe(
      [
        'found nothing  without an answer  words',
        '            3                  3  …',
        '            2                  2  gas bottle',
        '            0                  5  boiler',
        '',
      ].join('\n'),
    );
    expect((await run('searches', '--unanswered', '--since', '2026-11-22')).printed).toBe(
      'Every search that was counted had an instant answer, or none was counted.\n',
    );
  });

  test('--since excludes earlier days', async () => {
    const { count, run } = await openCommand();
    await count('2026-11-20', visit);
    await count('2026-11-21', [{ event: 'search' }]);
    expect((await run('searches', '--since', '2026-11-21')).printed).toBe(
      'searches  found nothing  words\n       1              0  (on the main site’s own search page)\n',
    );
    expect((await run('pages', '--since', '2026-11-21')).printed).toBe(
      'Nothing was counted since 2026-11-21: only visits that allow performance cookies are.\n',
    );
  });

  test('an empty store is reported, with the likely reasons', async () => {
    const { run } = await openCommand();
    for (const report of ['pages', 'searches', 'forms']) {
      expect(await run(report)).toEqual({
        code: 0,
        printed: 'Nothing was counted yet: only visits that allow performance cookies are.\n',
        complained: '',
      });
    }
  });

  test('the least useful pages come first, each with its reasons; pages with few answers are left out', async () => {
    const { count, run } = await openCommand();
    const [good, bad, rare] = [
      '/help-and-support/meters',
      '/help-and-support/probate',
      '/help-and-support/deals',
    ];
    const said = (page: string, yes: number, no: number): AnalyticsEvent[] => [
      ...Array.from({ length: yes }, () => ({ event: 'useful' as const, page })),
      ...Array.from({ length: no }, () => ({ event: 'not-useful' as const, page })),
    ];
    await count('2026-11-21', [...said(good, 9, 3), ...said(bad, 1, 5), ...said(rare, 0, 2)]);
    await count('2026-11-22', [
      ...said(bad, 1, 3),
      { event: 'not-useful-because', page: bad, reason: 'hard-to-follow' },
      { event: 'not-useful-because', page: bad, reason: 'hard-to-follow' },
      { event: 'not-useful-because', page: bad, reason: 'out-of-date-or-wrong' },
    ]);
    const worst = `/help-and-support/probate: It’s hard to follow (2), It’s out of date or wrong (1)`;
    expect((await run('usefulness')).printed.split('\n')).toEqual([
      '% useful  yes  no  page',
      `      20    2   8  ${worst}`,
      '      75    9   3  /help-and-support/meters',
      '',
    ]);
    expect((await run('usefulness', '--least', '2')).printed.split('\n')[1]).toBe(
      '       0    0   2  /help-and-support/deals',
    );
    expect((await run('usefulness', '--since', '2026-11-22')).printed).toBe(
      'No page has 10 answers since 2026-11-22: --least 1 shows those with fewer.\n',
    );
  });

  test('the command runs from a shell', async () => {
    const { count, url } = await openCommand();
    await count('2026-11-21', visit);
    const script = new URL('../analytics.ts', import.meta.url).pathname;
    const { stdout } = await execute(process.execPath, [script, 'pages'], { env: { DATABASE_URL: url } });
    expect(stdout).toContain('2  /help-and-support\n');
  });
});

test.each<[string[], string]>([
  [['lost'], 'There is no report ‘lost’.'],
  [['pages', 'all'], 'What is ‘all’?'],
  [['pages', '--colour'], "Unknown option '--colour'"],
  [['pages', '--unanswered'], 'pages doesn’t take --unanswered; nothing was done.'],
  [['forms', '--least', '3'], 'forms doesn’t take --least; nothing was done.'],
  [['pages', '--since', 'yesterday'], '--since ‘yesterday’ isn’t a day: write it like 2026-11-21.'],
  [['usefulness', '--least', 'few'], '--least ‘few’ isn’t a number of answers.'],
  [['pages', '--since', '2026-02-31'], '--since ‘2026-02-31’ isn’t a day'],
])('%j gets a message that says what to write instead, and exit code 2', async (words, message) => {
  const { code, printed, complained } = await ask(words, 'file:/nowhere/at/all.db');
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complained.startsWith(message), complained).toBe(true);
  expect(complained).toContain('Usage: npm run analytics');
});

test('without a report the command prints its usage', async () => {
  for (const words of [[], ['help'], ['--help']])
    expect(await ask(words, 'file:/nowhere/at/all.db')).toMatchObject({ code: 0, complained: '' });
});

test('a missing database is named, and not created', async () => {
  expect(await ask(['pages'], 'file:/nowhere/at/all.db')).toEqual({
    code: 3,
    printed: '',
    complained:
      'The counts can’t be read: there is no site’s database at file:/nowhere/at/all.db yet: start the site once.\n',
  });
});
