import { expect, test } from 'vitest';
import { ask } from './leads-command.fixture.ts';

test.each<[string[], string]>([
  [['lost'], 'There is no command ‘lost’.'],
  [['list', 'all'], 'What is ‘all’?'],
  [['list', '--limit', '0'], '--limit must be a number from 1 to 1000.'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['find'], 'Whose leads?'],
  [['find', '--email', '%@%', '--since', '2026-11-21'], 'find doesn’t take --since; nothing was done.'],
  [['list', '--since', '2026-11-21'], 'list doesn’t take --since; nothing was done.'],
  [['show', '0000-0000-000', '--dead'], 'show doesn’t take --dead; nothing was done.'],
  [
    ['retry-dead', '--before', '2020-01-01', '--email', 'nobody@example.com', '--limit', '1'],
    'retry-dead doesn’t take --before, --email, --limit; nothing was done.',
  ],
  [['partition', '--limit', '1'], 'partition doesn’t take --limit; nothing was done.'],
  [
    ['export', '--since', '2026-11-21', '--format', 'csv', '--yes'],
    'export doesn’t take --yes; nothing was done.',
  ],
  [['lost', '--limit', '1'], 'There is no command ‘lost’.'],
  [['show'], 'Which lead? Give its reference, like: show S9WC-CV6Q-DZT'],
  [['export', '--format', 'csv'], 'Since when? Give a day, like: --since 2026-11-21'],
  [['export', '--since', 'yesterday', '--format', 'csv'], '--since ‘yesterday’ isn’t a date'],
  [['export', '--since', '2026-02-31', '--format', 'csv'], '--since ‘2026-02-31’ isn’t a date'],
  [['export', '--since', '2026-11-21T09:30', '--format', 'csv'], '--since ‘2026-11-21T09:30’ isn’t a date'],
  [['export', '--since', '2026-11-21T25:30Z', '--format', 'csv'], '--since ‘2026-11-21T25:30Z’ isn’t a date'],
  [['export', '--since', '2026-11-21 soon', '--format', 'csv'], '--since ‘2026-11-21 soon’ isn’t a date'],
  [['export', '--since', '2026-13-45', '--format', 'csv'], '--since ‘2026-13-45’ isn’t a date'],
  [['export', '--since', '2026-11-21'], 'Which format? Give --format csv or --format json'],
  [
    ['export', '--since', '2026-11-21', '--format', 'xml'],
    'Which format? Give --format csv or --format json',
  ],
])('%j gets a message that says what to write instead, and exit code 2', async (words, message) => {
  const { code, printed, complained } = await ask(words, 'file:/nowhere/at/all.db');
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complained.startsWith(message), complained).toBe(true);
  expect(complained).toContain('Usage: npm run leads');
});

test('the lead of the usage’s example is looked for: its reference is a valid one', async () => {
  const { printed } = await ask(['help'], 'file:/nowhere/at/all.db');
  const [, words = ''] = /like: (show .+)\n/.exec(printed) ?? [];
  const { code, complained } = await ask(words.split(' '), 'file:/nowhere/at/all.db');
  expect([code, complained]).toEqual([3, expect.stringContaining('no site’s database')]);
});

test('without a command the usage is printed', async () => {
  for (const words of [[], ['help'], ['--help']]) {
    expect(await ask(words, 'file:/nowhere/at/all.db')).toMatchObject({ code: 0, complained: '' });
  }
});
