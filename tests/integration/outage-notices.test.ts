import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const home = '/help-and-support/';
const file = 'service-outages/help-and-support.json';
const minute = 60_000;
const phones = { title: 'Our phones are down', message: '<p>Write to us instead.</p>' };
const power = {
  title: 'Power cut in Brackenmoor',
  message: '<p>On again by 9pm.</p>',
  areas: ['TH1', 'TH2 4', 'Bracken Hill'],
};

async function openSite(outage: object) {
  const content = await copyContent({ [file]: outage });
  const site = await siteInProcess({ CONTENT_DIR: content.dir });
  onTestFinished(async () => {
    await site.stop();
    await content.remove();
  });
  const html = async (cookie = '') =>
    (await site.fetch(new Request(`http://localhost:3000${home}`, { headers: { cookie } }))).text();
  const shown = async (cookie = '') =>
    (await noticesIn(() => html(cookie)))
      .flatMap(({ inside }) => named(inside, 'h2'))
      .map(({ text }) => text);
  const dismiss = async (title: string, cookie = '') => {
    const section = named(readElements(await html(cookie)), 'section').find(({ text }) =>
      text.includes(title),
    );
    const notice = named(section?.inside ?? [], 'input')[0]?.get('value') ?? '';
    const response = await site.fetch(
      new Request(`http://localhost:3000${home}dismiss-notice`, {
        method: 'POST',
        body: new URLSearchParams({ notice }),
        headers: { cookie },
      }),
    );
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return { ...site, ...content, html, shown, dismiss };
}

async function noticesIn(html: () => Promise<string>) {
  return named(readElements(await html()), 'section').filter((section) => section.get('class') === 'outage');
}

/** A UK time some minutes from the test's clock, in November, when it is UTC. */
function at(clock: { now: () => number }, minutes: number): string {
  return new Date(clock.now() + minutes * minute).toISOString().slice(0, 16);
}

test('several notices are shown in their order, each with its areas, and each can be dismissed separately', async () => {
  const { shown, html, dismiss } = await openSite({ notices: [power, phones] });
  expect(await shown()).toEqual([power.title, phones.title]);
  expect(await html()).toContain('TH1, TH2 4, Bracken Hill');
  const one = await dismiss(power.title);
  expect(await shown(one)).toEqual([phones.title]);
  const both = await dismiss(phones.title, one);
  expect(await shown(both)).toEqual([]);
  expect(await shown(one)).toEqual([phones.title]);
  expect(await shown()).toEqual([power.title, phones.title]);
});

test('a single notice in the old format is shown open, with its message', async () => {
  const { shown, html } = await openSite(phones);
  expect(await shown()).toEqual([phones.title]);
  expect(await html()).not.toContain('<details');
});

test.each(['', ' ', '<b></b>'])(
  'among several, a notice whose title is %j shows its message, with no heading and nothing to expand',
  async (title) => {
    const { shown, html } = await openSite({ notices: [{ ...phones, title }, power] });
    expect(await shown()).toEqual([power.title]);
    const [untitled] = await noticesIn(html);
    expect(named(untitled?.inside ?? [], 'details')).toEqual([]);
    expect(untitled?.text).toContain('Write to us instead.');
    expect(untitled?.get('aria-labelledby')).toBeFalsy();
  },
);

test.each(['', '<p> </p>'])(
  'among several, a notice whose message is %j shows its title, with nothing to expand',
  async (message) => {
    const { html } = await openSite({ notices: [{ ...phones, message }, power] });
    const [short, full] = await noticesIn(html);
    expect(named(short?.inside ?? [], 'details')).toEqual([]);
    expect(named(short?.inside ?? [], 'h2').map(({ text }) => text)).toEqual([phones.title]);
    expect(named(full?.inside ?? [], 'details')).toHaveLength(1);
  },
);

test('a notice is shown from its first minute until its last, however fresh the cached page is', async () => {
  const { shown, clock, change } = await openSite(phones);
  const timed = { ...power, from: at(clock, 10), until: at(clock, 20) };
  await change(file, { notices: [timed] });
  clock.pass(30_000);
  expect(await shown()).toEqual([]);
  // The page is requested just before each change, so that a cached copy is at its freshest.
  const beginning = Date.parse(`${timed.from}:00Z`) - clock.now();
  clock.pass(beginning - 1);
  expect(await shown()).toEqual([]);
  clock.pass(1);
  expect(await shown()).toEqual([power.title]);
  clock.pass(10 * minute - 1);
  expect(await shown()).toEqual([power.title]);
  clock.pass(1);
  expect(await shown()).toEqual([]);
});

test('at the moment when a notice starts or ends all visitors get the current page, however many request it at once', async () => {
  const { shown, clock, change } = await openSite(phones);
  const timed = { ...power, from: at(clock, 10), until: at(clock, 20) };
  await change(file, { notices: [timed] });
  clock.pass(30_000);
  await shown();
  clock.pass(Date.parse(`${timed.from}:00Z`) - clock.now() - 1);
  await shown();
  clock.pass(1);
  expect(await Promise.all([shown(), shown(), shown()])).toEqual([
    [power.title],
    [power.title],
    [power.title],
  ]);
  clock.pass(10 * minute - 1);
  await shown();
  clock.pass(1);
  expect(await Promise.all([shown(), shown(), shown()])).toEqual([[], [], []]);
});
