import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import type { Backlog } from './metrics.ts';
import { createPrometheusMetrics } from './prometheus.ts';

test('while the backlog can’t be read its values are missing, not 0, and everything else is reported', async () => {
  const clock = movableClock();
  const { metrics, read } = createPrometheusMetrics({ release: 'a', clock });
  let backlog: Backlog | undefined;
  metrics.outbox(async () => backlog ?? Promise.reject(new Error('The database is away')));
  const samples = async () => (await read()).split('\n').filter((line) => line.startsWith('help_outbox_'));

  expect(await samples(), 'at the start').toEqual([]);
  backlog = { pending: 3, dead: 2, oldestAt: clock.now() - 60_000 };
  const known = [
    'help_outbox_pending_jobs 3',
    'help_outbox_dead_jobs 2',
    'help_outbox_oldest_pending_seconds 60',
  ];
  expect(await samples()).toEqual(known);
  backlog = undefined;
  expect(await samples(), 'during the outage').toEqual([]);
  expect(await read()).toContain('help_release_info{release="a"} 1');
  backlog = { pending: 3, dead: 2, oldestAt: clock.now() - 60_000 };
  expect(await samples(), 'after it').toEqual(known);
});
