import { expect, onTestFinished, test } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { copyContent, type ContentChanges } from '#tests/support/content-copy.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { warnOfBankHolidays } from './warn-of-bank-holidays.ts';

/** What the site logs about bank holidays when it starts at this moment. The tests' content lists them up to 2027. */
async function loggedAt(moment: string, changes: ContentChanges = {}) {
  const { dir, remove } = await copyContent(changes);
  onTestFinished(remove);
  const clock = movableClock(Date.parse(moment));
  const logger = recordedLog();
  const call = callInProcess(createContentService({ contentDir: dir }));
  const { anyTime } = createContentSource({ call, clock, logger: recordedLog() });
  await warnOfBankHolidays(anyTime, { clock, logger });
  return logger.lines;
}

// 22:59 and 23:00 are one minute before midnight, and midnight, in London's summer.
test.each([
  ['2027-09-30T22:59:00Z', []],
  ['2027-09-30T23:00:00Z', [{ level: 'warn', event: 'bank-holidays-end', year: 2027, isOver: false }]],
  ['2027-12-31T23:59:00Z', [{ level: 'warn', event: 'bank-holidays-end', year: 2027, isOver: false }]],
  ['2028-01-01T00:00:00Z', [{ level: 'warn', event: 'bank-holidays-end', year: 2027, isOver: true }]],
])('a site that starts at %s with bank holidays up to 2027 logs %j', async (moment, lines) => {
  expect(await loggedAt(moment)).toEqual(lines);
});

test('a site whose brand can’t be read logs nothing about bank holidays when it starts', async () => {
  expect(await loggedAt('2028-06-01T12:00:00Z', { 'brand.json': null })).toEqual([]);
});
