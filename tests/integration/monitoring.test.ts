import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeholderClientToken, monitoringSettings } from '#contracts/monitoring-settings.ts';
import { fakeProvider } from '#server/telemetry/monitoring/provider.fixture.ts';
import { makeEvent, makeSegment, session } from '#services/monitoring-intake/measurements.fixture.ts';
import { listSegments, readEvents } from '#services/monitoring-intake/store/read-store.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const below = 'http://localhost:3000/help-and-support/monitoring';
const cookie = 'consent=1.performance.functional';

/** A site, and a page of it that measures with the visitor's consent. */
async function measuredSite(env: Record<string, string> = {}) {
  const DATA_DIR = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const site = await siteInProcess({ DATA_DIR, ...env });
  onTestFinished(site.stop);
  const send = async (path: string, body: BodyInit, headers: Record<string, string> = { cookie }) => {
    const query = `ddsource=browser&dd-api-key=${placeholderClientToken}&dd-request-id=${crypto.randomUUID()}`;
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    };
    return (await site.fetch(new Request(`${below}/api/v2/${path}?${query}`, request))).status;
  };
  const settings = (headers = {}) => site.fetch(new Request(`${below}/settings`, { headers }));
  const types = async () => {
    const found: string[] = [];
    for await (const { type } of readEvents(join(DATA_DIR, 'monitoring'), '')) found.push(type);
    return found;
  };
  return { ...site, dir: join(DATA_DIR, 'monitoring'), send, settings, types };
}

test('without a provider the site stores measurements itself, with consent only', async () => {
  const { send, settings, types, dir } = await measuredSite();
  expect((await settings()).status).toBe(204);
  expect(await send('rum', makeEvent(), { cookie: 'consent=1.functional' })).toBe(204);
  expect(await send('rum', makeEvent({ type: 'action' }))).toBe(202);
  expect(await send('replay', makeSegment().form)).toBe(202);
  await expect.poll(types).toEqual(['action']);
  await expect.poll(async () => (await listSegments(dir, session)).length).toBe(1);
});

test('the page gets its monitoring settings and its release, which is also the release in the log', async () => {
  const { settings } = await measuredSite({ MONITORING_REPLAY_SAMPLE_RATE: '25' });
  const response = await settings({ cookie });
  const received = monitoringSettings.parse(await response.json());
  expect(received).toMatchObject({ env: 'production', sessionSampleRate: 100, replaySampleRate: 25 });
  expect(received.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  expect(response.headers.get('server-timing')).toContain(received.version);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a provider receives the measurements, and nothing is stored here', async () => {
  const provider = await fakeProvider();
  onTestFinished(provider.stop);
  const { send, types } = await measuredSite({ MONITORING_INTAKE_URL: `${provider.url}/in` });
  expect(await send('rum', makeEvent())).toBe(202);
  await expect.poll(() => provider.received.map(({ url }) => url.split('?')[0])).toEqual(['/in/api/v2/rum']);
  expect(await types()).toEqual([]);
});

test('with a folder that can’t be written and a provider that is down, visitors notice nothing', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(DATA_DIR, 'monitoring'), 'in the way');
  for (const env of [{ DATA_DIR }, { MONITORING_INTAKE_URL: 'http://127.0.0.1:9' }]) {
    const { send, get, log } = await measuredSite(env);
    expect(await send('rum', makeEvent())).toBe(202);
    expect((await get('/help-and-support/contact-us')).status).toBe(200);
    await expect.poll(() => log.map(({ event }) => event)).toContain('monitoring-not-passed-on');
  }
});

test('a post that breaks off or never ends is not an error: nothing is stored, and nothing is logged', async () => {
  const { send, types, log } = await measuredSite();
  const half = new Blob([makeEvent()]).stream();
  const breaking = half.pipeThrough(new TransformStream({ flush: (body) => body.error(new Error('gone')) }));
  expect(await send('rum', breaking)).toBe(202);
  const endless = new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(65_536)) });
  expect(await send('replay', endless)).toBe(413);
  expect(await send('rum', makeEvent({ type: 'action' }))).toBe(202);
  await expect.poll(types).toEqual(['action']);
  expect(log.map(({ event }) => event).filter((event) => event.startsWith('monitoring'))).toEqual([]);
});
