import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignInFlow } from '#contracts/identity.ts';
import { copyContent } from './content-copy.ts';
import { expect, test as base, withAndWithoutScripts } from './https-test.ts';
import type { Certificate } from './make-certificate.ts';
import { freePort } from './free-port.ts';
import { startSite } from './start-site.ts';
import type { Started } from './base-test.ts';
import { startTlsProxy, type Forwarding, type TlsProxy } from './start-tls-proxy.ts';
import { openWindow } from './window-test.ts';

/** An open meter-reading window, and an outage notice that a visitor can dismiss. */
export const openContent = {
  'meter-read/settings.json': openWindow,
  'service-outages/help-and-support.json': {
    title: 'Paying online is slow',
    message: '<p>We’re on it.</p>',
  },
};

/** The default of HSTS: whether it includes subdomains is the supplier's decision. */
const strictTransport = 'max-age=63072000';

type TlsSite = { proxy: TlsProxy; dataDir: string; output: () => string };
type TlsFixtures = {
  /** The headers that the proxy adds. */
  forwarding: Forwarding;
  flow: SignInFlow;
  tls: TlsSite;
};

/** Playwright's test for the site behind a proxy that terminates TLS: one site per worker for each sign-in flow. */
export const test = base.extend<TlsFixtures>({
  forwarding: ['like nginx', { option: true }],
  flow: ['implicit', { option: true }],
  tls: async ({ startOnce, certificate, flow, forwarding }, use) => {
    const site = await startOnce(`tls ${flow}`, () => startBehindTls(certificate, flow));
    site.proxy.useForwarding(forwarding);
    site.proxy.passed.length = 0;
    await use(site);
    const without = site.proxy.passed.filter((passed) => passed.strictTransport !== strictTransport);
    expect(without, 'answers with another Strict-Transport-Security').toEqual([]);
    // Including those that are gone by the end of the test, such as a customer's tokens.
    const insecure = site.proxy.passed.flatMap((passed) => passed.insecureCookies);
    expect(insecure, 'cookies that are not Secure').toEqual([]);
  },
  baseURL: async ({ tls }, use) => use(tls.proxy.url),
});

/** Starts the built site on plain http on this machine, and a proxy in front of it that terminates TLS. */
async function startBehindTls(certificate: Certificate, flow: SignInFlow): Promise<Started<TlsSite>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tls-'));
  const content = await copyContent(openContent);
  const port = await freePort();
  const proxy = await startTlsProxy({ certificate, port });
  const site = await startSite({
    PORT: String(port),
    PUBLIC_URL: proxy.url,
    CONTENT_DIR: content.dir,
    DATA_DIR: dataDir,
    SIGN_IN_FLOW: flow,
    MONITORING_REPLAY_SAMPLE_RATE: '100',
  });
  const stop = async () => {
    await site.stop();
    proxy.stop();
    await content.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { value: { proxy, dataDir, output: site.output }, stop };
}

export { expect, withAndWithoutScripts };
