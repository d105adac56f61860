import { afterEach, expect, test } from 'vitest';
import { feedOf } from '../support/category-feed.ts';
import { copyContent, type ContentChanges } from '../support/content-copy.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';

const closed = {
  isMeterReadWeek: false,
  isEnableMeterReadCTA: true,
  contactCardTemplate: '<p>Read your meter now.</p>',
  contactCardPillTemplate: 'Readings open',
  headingTemplate: '',
  smrErrorTemplate: '',
};
const settings = 'meter-read/settings.json';
const notice = 'service-outages/help-and-support.json';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function siteWith(changes: ContentChanges) {
  const content = await copyContent(changes);
  ends.push(content.remove);
  const site = await siteInProcess({ CONTENT_DIR: content.dir });
  const read = async (path: string) => readPage(await (await site.get(path)).text());
  return { ...site, read, change: content.change };
}

test('a window that opens shows on contact us within 30 seconds, without a restart', async () => {
  const site = await siteWith({ [settings]: closed });
  expect((await site.read('/help-and-support/contact-us')).words).not.toContain('Read your meter now.');
  await site.change(settings, { ...closed, isMeterReadWeek: true });
  site.clock.pass(29_999);
  expect(
    (await site.read('/help-and-support/contact-us')).words,
    'not asked for again while fresh',
  ).not.toContain('Read your meter now.');
  site.clock.pass(1);
  expect((await site.read('/help-and-support/contact-us')).words).toContain('Read your meter now.');
});

test('a window that closes takes its card away within 30 seconds', async () => {
  const site = await siteWith({ [settings]: { ...closed, isMeterReadWeek: true } });
  expect((await site.read('/help-and-support/contact-us')).words).toContain('Readings open');
  await site.change(settings, closed);
  site.clock.pass(30_000);
  expect((await site.read('/help-and-support/contact-us')).words).not.toContain('Readings open');
});

test('the form opens with its text, changes it and closes, each within 30 seconds', async () => {
  const site = await siteWith({ [settings]: closed });
  const form = async () => (await site.read('/help-and-support/submit-meter-read')).words;
  expect(await form()).toContain('no longer available');
  const open = { ...closed, isMeterReadWeek: true };
  for (const headingTemplate of ['<p>Before Friday.</p>', '<p>Before Monday.</p>']) {
    await site.change(settings, { ...open, headingTemplate });
    site.clock.pass(30_000);
    expect(await form()).toContain(headingTemplate.slice(3, -4));
  }
  expect(await form()).toContain('Submit your reading');
  await site.change(settings, closed);
  site.clock.pass(30_000);
  expect(await form()).not.toContain('Submit your reading');
  expect(await form()).toContain('no longer available');
});

test('a changed call to action links elsewhere within 30 seconds', async () => {
  const site = await siteWith({ [settings]: { ...closed, isMeterReadWeek: true } });
  const button = async () =>
    (await site.read('/help-and-support/contact-us')).links.find(
      ({ label }) => label === 'Submit a meter reading',
    )?.href;
  expect(await button()).toBe('/help-and-support/submit-meter-read');
  await site.change(settings, { ...closed, isMeterReadWeek: true, isEnableMeterReadCTA: false });
  site.clock.pass(30_000);
  expect(await button()).toBe('/energy/meter-reads');
});

test('settings that an editor breaks change nothing, and are logged', async () => {
  const site = await siteWith({ [settings]: { ...closed, isMeterReadWeek: true } });
  expect((await site.read('/help-and-support/contact-us')).words).toContain('Readings open');
  await site.change(settings, '{ "isMeterReadWeek": true,');
  site.clock.pass(60_000);
  expect((await site.read('/help-and-support/contact-us')).words).toContain('Readings open');
  expect(site.log).toContainEqual({
    level: 'warn',
    event: 'content-refresh-failed',
    kind: 'failed-call',
    release: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
    fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
    path: '/meter-read/settings.json',
    reason: 'not what was expected',
    servedFromLastGoodCopy: true,
  });
});

test('an outage notice appears on the home within 30 seconds, and disappears within 30 seconds', async () => {
  const site = await siteWith({});
  expect((await site.read('/help-and-support/')).words).not.toContain('Phones are down');
  await site.change(notice, { title: 'Phones are down', message: '<p>Back soon.</p>' });
  site.clock.pass(30_000);
  expect((await site.read('/help-and-support/')).words).toContain('Phones are down');
  await site.change(notice, null);
  site.clock.pass(30_000);
  expect((await site.read('/help-and-support/')).words).not.toContain('Phones are down');
});

test('a changed meta description of a category shows within 30 seconds', async () => {
  const site = await siteWith({ 'help/categories.json': feedOf({ id: 'meters', description: 'Before.' }) });
  expect((await site.read('/help-and-support/meters')).description).toBe('Before.');
  await site.change('help/categories.json', feedOf({ id: 'meters', description: 'After.' }));
  site.clock.pass(30_000);
  expect((await site.read('/help-and-support/meters')).description).toBe('After.');
});

test('changed content shows within 30 seconds although the wall clock is set back a day', async () => {
  const site = await siteWith({ [settings]: { ...closed, isMeterReadWeek: true } });
  expect((await site.read('/help-and-support/contact-us')).words).toContain('Readings open');
  await site.change(settings, closed);
  site.clock.setBack(24 * 3_600_000);
  site.clock.pass(30_000);
  expect((await site.read('/help-and-support/contact-us')).words).not.toContain('Readings open');
});
