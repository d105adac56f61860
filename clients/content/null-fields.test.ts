import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandDir } from '#tests/support/brand-dir.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createContentSource } from './create-content-client.ts';

/** The content of a service that answers every call with this document. */
const contentOf = (document: unknown) =>
  createContentSource({
    call: async () => Response.json(document),
    clock: movableClock(),
    logger: recordedLog(),
    wait: (promise) => promise,
  }).anyTime;

const read = (file: string) => JSON.parse(readFileSync(join(brandDir, file), 'utf8'));
const notice = { title: 'Slow bills', message: '<p>Until six.</p>' };

test.each([[{ from: null, until: null }], [{ areas: null }]])(
  'a notice with %j is shown as one without',
  async (nulls) => {
    expect(await contentOf({ ...notice, ...nulls }).outageNotices()).toEqual([notice]);
    expect(await contentOf({ notices: [{ ...notice, ...nulls }] }).outageNotices()).toEqual([notice]);
  },
);

test('a header is read with null for whether a section is the current one, and for a banner’s label and link', async () => {
  const header = { ...read('header.json'), 'secondary-banner': { text: 'News', label: null, link: null } };
  const sections = [{ label: 'Energy', link: '/energy', current: null }];
  expect(await contentOf({ ...header, sections }).header()).toMatchObject({
    sections: [{ label: 'Energy', link: '/energy' }],
    'secondary-banner': { text: 'News' },
  });
});

test('a brand is read with null for its optional fields, numbers and parts of its logo and lines', async () => {
  const brand = read('brand.json');
  const shown = await contentOf({
    ...brand,
    securityContact: null,
    bankHolidays: null,
    phones: { ...brand.phones, bereavement: null, relay: null, evCharging: null },
    logo: { src: '/media/mark.svg', words: null, alt: null, width: null, icon: null },
    lines: { customerService: { hours: null, allDay: true, openOnBankHolidays: null, cost: null } },
  }).brand();
  expect(shown.name).toBe(brand.name);
  expect(shown.securityContact).toBeUndefined();
  expect(shown.phones.bereavement).toBeUndefined();
  expect(shown.logo).toEqual({ src: '/media/mark.svg' });
  expect(shown.lines).toEqual({ customerService: { allDay: true } });
});

test.each([
  ['title', (content: ReturnType<typeof contentOf>) => content.outageNotices(), { ...notice, title: null }],
  ['name', (content: ReturnType<typeof contentOf>) => content.brand(), { ...read('brand.json'), name: null }],
])('null for the required field %s is unavailable content', async (_, get, document) => {
  await expect(get(contentOf(document))).rejects.toMatchObject({ name: 'ContentUnavailable' });
});
