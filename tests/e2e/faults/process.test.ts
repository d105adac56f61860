import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '../../support/site-test.ts';
import { freePort } from '../../support/free-port.ts';
import { runToExit } from '../../support/start-site.ts';
import { copyContent } from '../../support/content-copy.ts';

const article = '/help-and-support/meters/economy-7-meters';
const file = '/help/meters/economy-7-meters.html';

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} finishes the request in flight, takes no new ones, and exits with 0`, async ({
    startOwnSite,
    startContentService,
    request,
  }) => {
    const content = await startContentService();
    content.setMode('silent', /economy-7/);
    const site = await startOwnSite({ env: { CONTENT_URL: content.url, LOG_LEVEL: 'info' } });
    const responsePromise = fetch(site.url + article);
    await content.waitForRequest(file);
    const ended = site.stop(signal);
    await site.printed('"event":"stopping"');
    const refusal = () => request.get(`${site.url}/healthz`).then(() => 'answered', String);
    await expect.poll(refusal).toContain('ECONNREFUSED');
    content.setMode('well');
    const response = await responsePromise;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
    expect(await ended).toBe(0);
  });
}

test('a connection that a browser opened in advance does not delay the shutdown', async ({
  startContentService,
  startOwnSite,
}) => {
  const content = await startContentService();
  content.setMode('silent', /economy-7/);
  const site = await startOwnSite({ env: { CONTENT_URL: content.url } });
  const unused = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(unused, 'connect');
  const responsePromise = fetch(site.url + article);
  await content.waitForRequest(file);
  const closed = once(unused.resume(), 'close');
  const ended = site.stop();
  await closed;
  content.setMode('well');
  expect((await responsePromise).status, 'the request in flight outlives it').toBe(200);
  expect(await ended).toBe(0);
});

test('a page that is open in a browser does not delay the shutdown', async ({ page, open, startOwnSite }) => {
  const site = await startOwnSite();
  await open(`${site.url}/help-and-support/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await site.stop()).toBe(0);
});

test('starting on a port in use prints one line of advice, and exits with 1', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const { code, output } = await runToExit({ PORT: new URL(site.url).port });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(
    /^Another program is using this port already \(.*\)\. Stop it, or set PORT to another number\.$/m,
  );
});

test('starting with a metrics port in use prints a line that names its setting', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const { code, output } = await runToExit({ METRICS_PORT: new URL(site.url).port });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Another program is using this port already \(.*\)\. Stop it, or set METRICS_PORT to another number\.$/m,
  );
});

test('starting with wrong variables prints one message that names each and what it expects, and exits with 1', async () => {
  const { code, output } = await runToExit({
    PORT: '70000',
    PUBLIC_URL: 'help.example',
    MAIN_SITE_URL: 'https://a.example/?x=1',
    CONTENT_URL: 'ftp://content.example',
    LOG_LEVEL: 'loud',
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    "The configuration can't be used. Correct these variables:",
    '  PORT: expected a whole number from 1 to 65535',
    expect.stringMatching(/^ {2}PUBLIC_URL: expected a web address/),
    expect.stringMatching(/^ {2}MAIN_SITE_URL: expected a web address/),
    expect.stringMatching(/^ {2}CONTENT_URL: expected a web address/),
    '  LOG_LEVEL: expected one of debug, info, warn, error, silent',
  ]);
});

test('starting with a content folder that is not there prints one line that names it, and exits with 1', async () => {
  const { code, output } = await runToExit({ CONTENT_DIR: '/nowhere/at/all' });
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: 'CONTENT_DIR: there is no folder /nowhere/at/all',
  });
});

const inPublic = {
  PUBLIC_URL: 'https://www.thistlemere.example',
  SESSION_SECRET: 's'.repeat(32),
  // They may be off on this machine only.
  RATE_LIMITS: 'on',
};

test('starting a public site with the sample customers prints one line that says what to do, and exits with 1', async () => {
  const { code, output } = await runToExit({ ...inPublic, PORT: '1' });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/^Anyone can sign in as the sample customers.* Set IDENTITY_URL .*"samples"\.$/m);
});

test('a public site starts with its own issuer or customers', async ({ startOwnSite }) => {
  const customers = { 'identity/customers.json': { customers: [] } };
  await startOwnSite({ env: inPublic, content: customers });
  await startOwnSite({ env: { ...inPublic, IDENTITY_URL: 'https://id.example' } });
});

test('starting with broken content files prints one message that names each, answers no request, and exits with 1', async () => {
  const content = await copyContent({
    'header.json': '{ "hideA11yBtn": false, ',
    'help/meters/economy-7-meters.html': '<p>No whole document',
    'help/meters/get-a-smart-meter.html': null,
    'pages/extra-support.html': '',
  });
  const port = await freePort();
  const ended = new AbortController();
  const run = runToExit({ CONTENT_DIR: content.dir, PORT: String(port) }).finally(() => ended.abort());
  while (!ended.signal.aborted) {
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  }
  const { code, output } = await run;
  await content.remove();
  expect(code).toBe(1);
  const message = output.slice(output.indexOf('Content in ')).trim().split('\n');
  expect(message).toEqual([
    `Content in ${content.dir} can't be used. Run 'npm run content:check' for the reasons. Files to correct:`,
    '  header.json',
    '  pages/extra-support.html',
    '  help/meters/economy-7-meters.html',
    '  help/meters/get-a-smart-meter.html (listed in help/categories.json, but not there)',
  ]);
});
