import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { startServices } from '#tests/support/start-services.ts';
import { startSite } from '#tests/support/start-site.ts';
import { startUnreliableContent } from '#tests/support/unreliable-content.ts';

const articles = ['economy-7-meters', 'get-a-smart-meter', 'how-to-read-your-electricity-meter'];
const pageOf = (article: string) => `/help-and-support/meters/${article}`;
const fileOf = (article: string) => `/help/meters/${article}.html`;
const home = '/help-and-support/';

async function startOwnSite(env: Record<string, string>) {
  const site = await startSite({ LOG_LEVEL: 'info', ...env });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

/** A site whose articles wait for a content service that never responds. */
async function startSiteWithSlowArticles(env: Record<string, string> = {}) {
  const copy = await copyContent();
  const content = await startUnreliableContent(copy.dir);
  onTestFinished(async () => {
    await content.stop();
    await copy.remove();
  });
  content.setMode('silent', /^\/help\/meters\//);
  return { content, site: await startOwnSite({ CONTENT_URL: content.url, ...env }) };
}

/** Requests over one of the agent's connections; returns which one, and whether it stays open. */
function ask(agent: Agent, url: string) {
  return new Promise<Record<'status' | 'connection' | 'from', unknown>>((resolve, reject) => {
    request(url, { agent }, (answer) => {
      const { statusCode: status, socket, headers } = answer;
      const asked = { status, from: socket.localPort, connection: headers.connection };
      answer.resume().on('end', () => resolve(asked));
    })
      .on('error', reject)
      .end();
  });
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  );

test('on SIGTERM /readyz fails immediately, and pages are still served during the drain, each response closing its connection', async () => {
  const site = await startOwnSite({ DRAIN_SECONDS: '3' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const before = await ask(agent, site.url + home);
  expect(before).toMatchObject({ status: 200, connection: 'keep-alive' });
  const ended = site.stop();
  await site.printed('"event":"stopping"');
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const during = await ask(agent, site.url + home);
  // On the connection that was already open.
  expect(during).toEqual({ ...before, connection: 'close' });
  expect(await statusOf(`${site.url}/healthz`)).toBe(200);
  expect(await ended).toBe(0);
  expect(await statusOf(site.url + home)).toBe('refused');
});

test('requests in flight when the drain is over are finished, and new ones are refused', async () => {
  const { content, site } = await startSiteWithSlowArticles();
  const inFlight = articles.map((article) => fetch(site.url + pageOf(article)));
  await Promise.all(articles.map((article) => content.waitForRequest(fileOf(article))));
  const ended = site.stop();
  await expect.poll(() => statusOf(`${site.url}/healthz`)).toBe('refused');
  content.setMode('well');
  for (const answer of await Promise.all(inFlight)) {
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await answer.text()).toContain('</html>');
  }
  expect(await ended).toBe(0);
});

test('Ctrl+C does not drain: nobody at a terminal waits for a balancer', async () => {
  // The longest drain there can be, longer than this test may take.
  const site = await startOwnSite({ DRAIN_SECONDS: '60' });
  expect(await site.stop('SIGINT')).toBe(0);
});

test('a second signal ends the process immediately, whatever is in flight', async () => {
  const { content, site } = await startSiteWithSlowArticles({ DRAIN_SECONDS: '60' });
  const [article = ''] = articles;
  const answer = statusOf(site.url + pageOf(article));
  await content.waitForRequest(fileOf(article));
  void site.stop();
  await site.printed('"event":"stopping"');
  // A signal right after the first counts as the same one: npm repeats the one that a terminal sends to both.
  const again = setInterval(() => void site.stop(), 100);
  expect(await site.ended).toBe(1);
  clearInterval(again);
  expect(await answer).toBe('refused');
});

test('separate back ends stop in the same way', async () => {
  const services = await startServices({ DRAIN_SECONDS: '3' });
  const origin = services.apiUrl.replace('/v1', '');
  const stopped = services.stop();
  await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(503);
  expect(await statusOf(`${origin}/v1/addresses?postcode=AB1+9ZZ`)).toBe(200);
  expect(await stopped).toBe(0);
});
