import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFile } from '../../support/brand-dir.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  fillQuery,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { copyContent } from '../../support/content-copy.ts';
import { expect, test as base } from '../../support/https-test.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { today } from '../../support/meter-reading-journey.ts';
import { deals } from '../../support/session-journey.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import { hasNginx, startNginx } from '../../support/start-nginx.ts';
import { freePort } from '../../support/free-port.ts';
import { startSite, type OwnSite } from '../../support/start-site.ts';
import { openContent } from '../../support/tls-test.ts';
import { htmlMistakes } from '../../support/valid-html.ts';
import { visitByHttp2, visitFrom } from '../../support/visit-from.ts';

const area = '/help-and-support';
/** A tenth of the limits: 12 leads an hour from one address, or one that seems to come from a program. */
const rateLimits = '0.1';
const leadsAnHour = 12;
/** The supplier's CDN, as TRUSTED_PROXIES has it beside nginx itself. */
const cdn = '127.0.0.9';
const secret = 'of-the-two-processes-behind-nginx-alone';

/** A customer whose token is as long as those of suppliers that put many claims in them: its cookie takes 3 KB. */
const customers = readFileSync(brandFile('identity/customers.json'), 'utf8');
const longToken = customers.replace('Leah Gacy', `Leah ${'Gacy '.repeat(360)}`);

type Behind = {
  url: string;
  dataDir: string;
  sites: [OwnSite, OwnSite];
  nginx: Awaited<ReturnType<typeof startNginx>>;
};

/** Two processes of the built site, and nginx in front of them with the delivered configuration. */
const test = base.extend<{ behind: Behind }>({
  behind: async ({ certificate }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
    const content = await copyContent({ ...openContent, 'identity/customers.json': longToken });
    const port = await freePort();
    const url = `https://localhost:${port}`;
    const start = async () =>
      startSite({
        PUBLIC_URL: url,
        TRUSTED_PROXIES: `127.0.0.1, ${cdn}`,
        RATE_LIMITS: rateLimits,
        SESSION_SECRET: secret,
        CONTENT_DIR: content.dir,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
      });
    const sites: Behind['sites'] = [await start(), await start()];
    const [one, two] = sites.map((site) => Number(new URL(site.url).port));
    const nginx = await startNginx({ certificate, port, sitePorts: [one ?? 0, two ?? 0] });
    await use({ url, dataDir, sites, nginx });
    await nginx.stop();
    for (const site of sites) await site.stop();
    await content.remove();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ behind }, use) => use(behind.url),
});

if (!hasNginx) process.stdout.write('nginx is not installed: the tests of deploy/nginx are not run.\n');
test.skip(!hasNginx, 'nginx is not installed');

test('behind nginx a complaint is sent and a customer signs in, by HTTP/2', async ({
  page,
  open,
  behind,
  certificate,
}) => {
  const visitor = newVisitor();
  await open(`${area}/complaints/pay-as-you-go`);
  const protocols = await page.evaluate(() =>
    performance.getEntries().flatMap((entry) => ('nextHopProtocol' in entry ? [entry.nextHopProtocol] : [])),
  );
  expect([...new Set(protocols)]).toEqual(['h2']);
  await completeFirstStep(page, visitor);
  await fillQuery(page, 'My bill is wrong.');
  const reference = await submitAndConfirm(page);
  expect(storedLeads(visitor.email, behind.dataDir).map((lead) => lead.reference)).toEqual([reference]);
  await open(`${area}/meters`);
  await signIn(page);
  await expect(page).toHaveURL(`${area}/meters`);
  await open(deals);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');

  expect(await visitByHttp2(behind.url, `${area}/`, certificate)).toBe(200);
  const plain = await fetch(`${behind.nginx.httpUrl}${area}/meters?a=b`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `${behind.url}${area}/meters?a=b`]);
});

test('each visitor has separate limits, forms of any length are answered, and a process that is down loses no post', async ({
  behind,
  certificate,
  page,
}) => {
  const ask = (path: string, visit: Parameters<typeof visitFrom>[2]) =>
    visitFrom(behind.url + path, certificate, visit);
  /** Sends readings that differ; returns how often each status came. */
  const flood = async (
    many: number,
    visit: (nth: number) => { from: string; headers?: Record<string, string> },
  ) => {
    const statuses: Record<number, number> = {};
    for (let nth = 0; nth < many; nth += 1) {
      const reading = new URLSearchParams({
        fuel: 'Gas',
        gas_account_number: 'A12345',
        gas_reading: String(10_000 + nth),
        date: today,
        first_name: 'Ann',
        last_name: 'Okafor',
        telephone: '07700 900 982',
        'page-made-at': String(Date.now() - 60_000),
      });
      const { status } = await ask(`${area}/submit-meter-read/kept`, {
        ...visit(nth),
        body: reading.toString(),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };
  const expectSoundPage = async (html: string, state: string) => {
    // The formatter writes the doctype in lower case.
    expect(await htmlMistakes(html.replace('<!doctype', '<!DOCTYPE'))).toEqual([]);
    await page.setContent(html);
    await expectAccessible(page, state);
  };
  const forgedBy = (nth: number) => ({ 'x-forwarded-for': `198.51.100.${nth}` });

  await test.step('limits', async () => {
    const limited = { 201: leadsAnHour, 429: 3 };
    expect(await flood(leadsAnHour + 3, () => ({ from: '127.0.0.2' }))).toEqual(limited);
    expect(await flood(3, (nth) => ({ from: '127.0.0.2', headers: forgedBy(nth) })), 'forged').toEqual({
      429: 3,
    });
    expect(await flood(1, () => ({ from: '127.0.0.3' })), 'another visitor').toEqual({ 201: 1 });
    const behindCdn = (nth: number) => ({ from: cdn, headers: forgedBy(nth) });
    expect(await flood(leadsAnHour + 3, behindCdn), 'visitors of the CDN').toEqual({ 201: leadsAnHour + 3 });
  });

  await test.step('lengths', async () => {
    const post = (kib: number, path = `${area}/complaints/pay-as-you-go/query`) =>
      ask(path, { from: '127.0.0.4', body: `query=${'x'.repeat(kib * 1024)}` });
    const bySite = await post(400);
    expect([bySite.status, bySite.body.includes('Go to help home')]).toEqual([413, true]);
    const byNginx = await post(600);
    expect([byNginx.status, byNginx.body.includes('That was too long to send')]).toEqual([413, true]);
    await expectSoundPage(byNginx.body, 'longer than nginx takes');
    expect((await post(900, `${area}/monitoring/api/v2/replay`)).status, 'a replay reaches the site').toBe(
      404,
    );
  });

  await test.step('the longest search', async () => {
    // '€' has three bytes, and nine characters in an address; '😀' has four, and counts as two characters.
    for (const longest of ['€'.repeat(2_000), '😀'.repeat(1_000)]) {
      const path = `/search?q=${encodeURIComponent(longest)}`;
      // A signed-in visitor's cookies, and the previous search, which was just as long.
      const headers = { cookie: `made=${'a'.repeat(16_000)}`, referer: behind.url + path };
      expect((await ask(path, { from: '127.0.0.6', headers })).status).toBe(200);
      expect(await visitByHttp2(behind.url, path, certificate)).toBe(200);
    }
  });

  await test.step('a process that ends immediately', async () => {
    await behind.sites[0].stop('SIGKILL');
    expect(await flood(leadsAnHour, () => ({ from: '127.0.0.5' }))).toEqual({ 201: leadsAnHour });
  });

  await test.step('nothing of a visitor in the log', async () => {
    await ask('/search?q=Quillfeather', { from: '127.0.0.6' });
    await expect.poll(() => behind.nginx.log()).toMatch(/ GET \/search 200 /);
    expect(behind.nginx.log()).not.toMatch(/Quillfeather|127\.0\.0\.[2-9]/);
    const [, requestId = ''] = / (\w{32}) GET \/search /.exec(behind.nginx.log()) ?? [];
    await expect
      .poll(() => behind.sites.map((site) => site.output()).join(''), 'the same request id in both logs')
      .toContain(requestId);
  });

  await test.step('no process at all', async () => {
    await behind.sites[1].stop();
    const { status, body } = await ask(`${area}/meters`, { from: '127.0.0.6' });
    expect(status).toBe(503);
    for (const words of ['Our website isn’t working at the moment', 'tel:0800111999', 'tel:105'])
      expect(body).toContain(words);
    await expectSoundPage(body, 'no process');
  });
});
