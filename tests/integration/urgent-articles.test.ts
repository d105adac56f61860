import { afterAll, beforeAll, expect, test } from 'vitest';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({ PUBLIC_URL: 'http://localhost:3999' });
});
afterAll(async () => site.stop());

const read = async (path: string) => readElements(await (await site.get(`/help-and-support${path}`)).text());
const urgent = '/emergencies/carbon-monoxide';

test('an urgent article opens with a lead and steps, without reading time, contents or description', async () => {
  const page = await read(urgent);
  const [main] = named(page, 'main');
  expect(named(main?.inside ?? [], 'p', 'lead')).toHaveLength(1);
  expect(named(main?.inside ?? [], 'p', 'lead')[0]?.text).toMatch(/^Alarm sounding/);
  expect(named(main?.inside ?? [], 'nav', 'toc')).toEqual([]);
  expect(main?.text).not.toContain('minute read');
  const [steps] = named(page, 'ol', 'action-steps');
  expect(named(steps?.inside ?? [], 'h2').map(({ text }) => text)).toHaveLength(4);
});

test('an urgent article’s call button calls the brand’s number, and its snippet is still the description', async () => {
  const page = await read('/emergencies/power-cuts');
  const [button] = named(page, 'a', 'call');
  expect([button?.get('href'), button?.text]).toEqual(['tel:105', 'Call 105Free, day and night.']);
  const description = named(page, 'meta').find(({ get }) => get('name') === 'description');
  expect(description?.get('content')).toMatch(
    /^See if your neighbours’ lights are off too. If they are, call 105/,
  );
});

test('any other article has its reading time, and no call button', async () => {
  const page = await read('/meters/economy-7-meters');
  expect(named(page, 'main')[0]?.text).toContain('minute read');
  expect(named(page, 'a', 'call')).toEqual([]);
});

test('each printed page names its own address, without what was searched or typed', async () => {
  const [address] = named(await read(`${urgent}?name=Ann`), 'p', 'on-paper');
  expect(address?.text).toBe(`http://localhost:3999/help-and-support${urgent}`);
});
