import { expect, test } from 'vitest';
import { articleOf, brand, contentOf, phones } from './references.fixture.ts';

const weekday = { days: 'Monday to Friday', opens: '08:00', closes: '18:00' };
const lines = {
  customerService: { hours: [weekday, { days: 'Saturday', opens: '09:00', closes: '14:00' }] },
  meterEmergency: { allDay: true },
  evCharging: { hours: [{ days: 'Monday to Sunday', opens: '08:00', closes: '20:00' }] },
};
const withLines = { ...brand, lines };
const shownWith = async (written: string, brandNow: unknown) =>
  articleOf(`<p>Call, ${written}.</p>`, { '/brand.json': brandNow }).html();

test.each([
  ['of several days', '{{hours:customerService}}', 'Monday to Friday 8am to 6pm, Saturday 9am to 2pm'],
  ['with spaces', '{{ hours : evCharging }}', 'every day 8am to 8pm'],
  ['of a line that is always open', '{{hours:meterEmergency}}', 'day and night'],
  [
    'of a line that this brand has no number for',
    '{{hours:homeServices}}',
    'Monday to Friday 8am to 6pm, Saturday 9am to 2pm',
  ],
  ['of a line that the brand says nothing about', '{{hours:powerCut}}', 'during opening hours'],
  ['of a line that nobody knows', '{{hours:nope}}', 'during opening hours'],
  ['under a name of the language', '{{hours:constructor}}', 'during opening hours'],
])('hours %s', async (_, written, shown) => {
  expect(await shownWith(written, withLines)).toBe(`<p>Call, ${shown}.</p>`);
});

test.each([
  ['in words', 'Every weekday 9 to 5.', 'every weekday 9 to 5'],
  ['with characters of markup', 'Mon & Tue <b>9 to 5</b>', 'during opening hours'],
  ['that are empty', ' ', 'during opening hours'],
])('customer service’s hours %s are used where the lines don’t say', async (_, openingHours, shown) => {
  const brandNow = { ...brand, openingHours };
  expect(await shownWith('{{hours:customerService}}', brandNow)).toBe(`<p>Call, ${shown}.</p>`);
});

test('hours are in descriptions and in data files, too', async () => {
  const { client } = contentOf({
    '/brand.json': withLines,
    '/service-outages/help-and-support.json': {
      title: 'Call {{hours:evCharging}}',
      message: '<p>We’re here {{hours:evCharging}}</p>',
    },
  });
  expect(await client.outageNotices()).toMatchObject([
    { title: 'Call every day 8am to 8pm', message: '<p>We’re here every day 8am to 8pm</p>' },
  ]);
});

test('when the brand’s hours change, a page shows the new ones', async () => {
  const { client, bodies, later } = articleOf('<p>{{hours:customerService}}</p>', {
    '/brand.json': withLines,
  });
  const before = await client.article('meters', 'a');
  expect(await client.article('meters', 'a')).toBe(before);
  bodies.set('/brand.json', { ...withLines, lines: { customerService: { hours: [weekday] } } });
  later();
  expect((await client.article('meters', 'a'))?.html).toBe('<p>Monday to Friday 8am to 6pm</p>');
});

test('without a brand, hours are safe words', async () => {
  const { html, log } = articleOf('<p>{{hours:customerService}}</p>', { '/brand.json': '{"name": "Ashc' });
  expect(await html()).toBe('<p>during opening hours</p>');
  expect(log.lines.map(({ event }) => event)).toEqual(['content-refresh-failed']);
});

test('a name that the brand has no line for is logged once', async () => {
  const { html, log } = articleOf('<p>{{hours:nope}} {{hours:nope}} {{hours:relay}}</p>', {
    '/brand.json': { ...withLines, phones: { ...phones, relay: '18001' } },
  });
  await html();
  const line = { level: 'warn', event: 'content-phone-unknown', file: '/help/meters/a.html' };
  expect(log.lines).toEqual([{ ...line, name: 'nope' }]);
});
