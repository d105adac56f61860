import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import {
  openTestIntake,
  makeEvent,
  makeSegment,
  session,
  view,
} from '#services/monitoring-intake/measurements.fixture.ts';
import { monitoringCommand } from './monitoring-command.ts';

const execute = promisify(execFile);
const [otherSession, otherView] = [session.replaceAll('1', '3'), view.replaceAll('2', '4')];
const second = 1_000_000_000;
const start = Date.parse('2026-11-21T09:30:00.000Z');

async function ask(dir: string, ...words: string[]) {
  let [printed, complained] = ['', ''];
  const code = await monitoringCommand(words, {
    dir: () => dir,
    print: async (text) => void (printed += text),
    complain: (text) => void (complained += text),
  });
  return { code, printed, complained };
}

type Seen = {
  id?: string;
  name?: string;
  path?: string;
  at?: number;
  version?: number;
  of?: string;
  type?: string;
} & Record<'lcp' | 'inp' | 'cls', number | undefined>;

function seen({
  id = view,
  name = 'help-home',
  path = '',
  at = 0,
  version = 1,
  of = session,
  type = 'view',
  ...measured
}: Partial<Seen>) {
  return makeEvent({
    type,
    date: start + at,
    session: { id: of },
    view: {
      id,
      name,
      url: `https://www.larkfield.example/help-and-support/${path}?email=robin@example.com`,
      largest_contentful_paint: measured.lcp,
      interaction_to_next_paint: measured.inp,
      cumulative_layout_shift: measured.cls,
    },
    _dd: { document_version: version },
  });
}

const broke = (message: string, at: number, of = session) =>
  makeEvent({ type: 'error', date: start + at, session: { id: of }, error: { message, type: 'TypeError' } });

async function commandWith(...batches: string[][]) {
  const intake = await openTestIntake();
  for (const events of batches)
    expect(await intake.sendBatch(events.join('\n'))).toMatchObject({ skipped: 0 });
  return { ...intake, run: (...words: string[]) => ask(intake.dir, ...words) };
}

test('sessions shows the newest visits first, with their page views in order, and no query of an address', async () => {
  const { run, sendSegment } = await commandWith(
    [
      seen({ id: otherView, name: '/help-and-support/meters', path: 'meters', at: 60_000 }),
      seen({ at: 0 }),
      broke('broken', 61_000),
    ],
    [
      seen({ version: 2, at: 0 }),
      seen({ of: otherSession, id: '55555555-5555-4555-8555-555555555555', at: 90_000 }),
    ],
  );
  await sendSegment(makeSegment().form);
  const expected = [
    `${otherSession}  2026-11-21T09:31:30.000Z  1 page view, 0 errors, 0 replay segments`,
    '  09:31:30  help-home  /help-and-support/',
    `${session}  2026-11-21T09:30:00.000Z  2 page views, 1 error, 1 replay segment`,
    '  09:30:00  help-home  /help-and-support/',
    '  09:31:00  /help-and-support/meters',
    '2 of 2 visits',
    '',
  ];
  expect(await run('sessions')).toEqual({ code: 0, printed: expected.join('\n'), complained: '' });
  const { printed } = await run('sessions', '--limit', '1');
  expect(printed.split('\n')).toEqual([...expected.slice(0, 2), '1 of 2 visits', '']);
});

test('errors of the same type and message are one line, the most frequent first', async () => {
  const { run } = await commandWith([
    broke('once \u001b[2J\nand more', 0),
    broke('twice', 1_000),
    broke('twice', 5_000, otherSession),
    makeEvent({ type: 'error', date: start, error: {} }),
  ]);
  expect((await run('errors')).printed.split('\n')).toEqual([
    '     2  in 2 visits, last 2026-11-21T09:30:05.000Z  TypeError: twice',
    '     1  in 1 visit, last 2026-11-21T09:30:00.000Z  TypeError: once \u{fffd}[2J and more',
    '     1  in 1 visit, last 2026-11-21T09:30:00.000Z  Error: ',
    '',
  ]);
});

test('vitals has the 75th percentile of LCP, INP and CLS of each screen', async () => {
  const views = [1, 2, 3, 4].map((nth) =>
    seen({
      id: view.replace(/^2/, String(nth)),
      lcp: nth * second,
      inp: nth * 0.01 * second,
      cls: nth / 100,
    }),
  );
  const { run } = await commandWith([...views, seen({ id: otherView, name: 'deals', cls: 0 })]);
  expect((await run('vitals')).printed.split('\n')).toEqual([
    '     views       LCP       INP       CLS  screen',
    '         4   3000 ms     30 ms      0.03  help-home',
    '         1         –         –         0  deals',
    '',
  ]);
});

test('the latest version of a page view is used, whatever order its versions arrive in', async () => {
  const { run } = await commandWith(
    [seen({ version: 3, lcp: 2 * second, cls: 0.2 })],
    [seen({ version: 2, lcp: 1 * second, inp: 0.05 * second })],
    [seen({ version: 4, type: 'view_update', cls: 0.3 })],
  );
  const { printed } = await run('vitals', '--json');
  expect(JSON.parse(printed)).toEqual([{ screen: 'help-home', views: 1, lcp: 2000, inp: 50, cls: 0.3 }]);
});

test('a page view without a name is shown by its path', async () => {
  const { run } = await commandWith([seen({ name: '', path: 'deals' })]);
  expect((await run('vitals')).printed).toContain('  /help-and-support/deals\n');
});

test('replay lists the segments of a visit', async () => {
  const { run, sendSegment } = await commandWith();
  await sendSegment(
    makeSegment({ facts: { index_in_view: 1, start: start + 5_000, end: start + 9_000 } }).form,
  );
  const { form, facts } = makeSegment({
    facts: { start, end: start + 5_000, creation_reason: 'view_change' },
  });
  await sendSegment(form);
  const sizes = `${facts.compressed_segment_size} bytes (${facts.raw_segment_size} inflated)`;
  expect((await run('replay', session.toUpperCase())).printed.split('\n')).toEqual([
    `0  2026-11-21T09:30:00.000Z to 2026-11-21T09:30:05.000Z  2 records  ${sizes}  view_change  view ${view}`,
    `1  2026-11-21T09:30:05.000Z to 2026-11-21T09:30:09.000Z  2 records  ${sizes}  init  view ${view}`,
    '',
  ]);
  expect(await run('replay', otherSession)).toEqual({
    code: 1,
    printed: '',
    complained: `Nothing was recorded of the visit ${otherSession}, or it is no longer kept.\n`,
  });
});

test('--since excludes earlier records', async () => {
  const { run, sendBatch, clock } = await commandWith([broke('first', 0)]);
  clock.pass(24 * 60 * 60 * 1000);
  await sendBatch(broke('second', 0));
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const { printed } = await run('errors', '--since', day, '--json');
  expect(JSON.parse(printed)).toMatchObject([{ message: 'second' }]);
  expect(JSON.parse((await run('errors', '--json')).printed)).toHaveLength(2);
});

test('an empty store is reported, and programs get an empty list', async () => {
  const { run } = await commandWith();
  const empty = (printed: string) => ({ code: 0, printed, complained: '' });
  expect(await run('sessions')).toEqual(empty('No visits are kept yet, or a provider has them.\n'));
  expect(await run('errors', '--since', '2026-11-22')).toEqual(
    empty('No errors are kept since 2026-11-22.\n'),
  );
  expect(await run('vitals')).toEqual(empty('No page views are kept yet, or a provider has them.\n'));
  expect(await run('vitals', '--json')).toEqual(empty('[]\n'));
});

test.each([
  [['leads'], 'There is no command ‘leads’.'],
  [['sessions', 'all'], 'What is ‘all’?'],
  [['sessions', '--limit', '0'], '--limit must be a number from 1 to 1000.'],
  [['errors', '--limit', '5'], 'errors doesn’t take --limit; nothing was done.'],
  [['errors', '--since', '2026-02-31'], '--since ‘2026-02-31’ isn’t a day, like 2026-11-22.'],
  [['replay'], 'Which visit? Give its id, which sessions shows.'],
  [['replay', session, '--since', '2026-11-22'], 'replay doesn’t take --since; nothing was done.'],
  [['replay', '../../x'], '‘../../x’ isn’t the id of a visit, like 6c0a8f9e-1f2d-4c3b-9a8e-0123456789ab.'],
  [['sessions', '--all'], 'Unknown option'],
])('%j is not understood: the command says why, and prints its usage', async (words, why) => {
  const { code, printed, complained } = await ask('unused', ...words);
  expect([code, printed]).toEqual([2, '']);
  expect(complained).toContain(why);
  expect(complained).toContain('Usage: npm run monitoring -- COMMAND');
});

test('help prints the usage; an unreadable store gives exit code 3', async () => {
  expect((await ask('unused')).printed).toContain('Usage:');
  expect((await ask('unused', 'errors', '--help')).printed).toContain('Usage:');
  const file = join(await mkdtemp(join(tmpdir(), 'monitoring-')), 'file');
  await writeFile(file, '');
  expect(await ask(file, 'errors')).toMatchObject({
    code: 3,
    complained: expect.stringContaining('can’t be read'),
  });
});

test('run from a shell, the command reads DATA_DIR, and exits quietly when the pipe is closed early', async () => {
  const { dir, sendBatch, store } = await openTestIntake();
  const ids = Array.from(
    { length: 900 },
    (_, nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
  );
  await sendBatch(ids.map((id) => seen({ id, of: id })).join('\n'));
  await store.stop();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  await execute('mv', [dir, join(dataDir, 'monitoring')]);
  const env = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, DATA_DIR: dataDir };
  const { stdout, stderr } = await execute(
    'sh',
    ['-c', 'node scripts/monitoring.ts sessions --limit 900 | head -1'],
    { env },
  );
  expect([stdout.split('  ')[1], stderr]).toEqual(['2026-11-21T09:30:00.000Z', '']);
});
