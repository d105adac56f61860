import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { debianChromium } from './scripts/debian-chromium.ts';
import { brandDir } from './tests/support/brand-dir.ts';
import { trustInCertificate } from './tests/support/certificate-of-tests.ts';

// Playwright looks for source maps at each of its calls. Tests run as they are written, so their stacks are right without.
Reflect.deleteProperty(Error, 'prepareStackTrace');
// Enough to find the test's line. Playwright's own limit is 200 frames, captured at each call.
Error.stackTraceLimit = 50;

/** Quiet flags for a browser without a screen or a network beyond this machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  trustInCertificate(),
  // Tabs of one context share a process: tests/support/lasting-contexts.ts.
  '--process-per-site',
  // A page lives for a second or two: its scripts are run as they are, since optimising them costs more than it gives.
  '--js-flags=--max-optimized-bytecode-size=0',
];

// A store of the tests' own, in the system's temporary folder. Workers read this file again, and inherit the name.
const dataDir = process.env['TEST_DATA_DIR'] ?? makeDataDir();
process.env['TEST_DATA_DIR'] = dataDir;

function makeDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Visitors who have rejected all optional cookies: pages don't ask them. Tests of the asking begin without this. */
const decided = {
  name: 'consent',
  value: '1',
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

export default defineConfig({
  testDir: 'tests/e2e',
  // Node runs TypeScript itself: Playwright transpiles nothing.
  build: { external: ['**'] },
  fullyParallel: true,
  // As many as the smallest machine has cores. A third keeps no processor busier: each test then takes longer.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that does much else at once must not fail a test: nothing is timed by these, they end what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://127.0.0.1:3210',
    locale: 'en-GB',
    // Smooth scrolling is most of what a journey waits for. Tests of what moves ask for it: tests/support/motion.ts.
    // Requests that a service worker sends are hidden from `page.route`, so only its own tests (tests/e2e/offline) allow it.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    trace: 'off',
    storageState: { cookies: [decided], origins: [] },
    launchOptions: { args: flags, ...(debianChromium && { executablePath: debianChromium }) },
  },
  webServer: {
    command: 'node server/main.ts',
    url: 'http://127.0.0.1:3210/readyz',
    env: {
      NODE_ENV: 'production',
      PORT: '3210',
      PUBLIC_URL: 'http://127.0.0.1:3210',
      LOG_LEVEL: 'warn',
      // Nothing that stops sending stands before it.
      DRAIN_SECONDS: '0',
      CONTENT_WAIT_SECONDS: '0',
      // One address does what thousands of visitors do. Tests of limits start a site of their own.
      RATE_LIMITS: 'off',
      // The tests' own supplier: what is changed in content/ breaks none of them.
      CONTENT_DIR: brandDir,
      DATA_DIR: dataDir,
      // An empty variable counts as not set: a developer's database stays out of it.
      DATABASE_URL: '',
      API_URL: '',
      ACCOUNT_API_URL: '',
      IDENTITY_URL: '',
      SIGN_IN_FLOW: '',
      OFFLINE_HELP: '',
      SMTP_URL: '',
      CRM_WEBHOOK_URL: '',
      CRM_WEBHOOK_SECRET: '',
      MONITORING_APPLICATION_ID: '',
      MONITORING_CLIENT_TOKEN: '',
      MONITORING_SITE: '',
      MONITORING_INTAKE_URL: '',
      MONITORING_SESSION_SAMPLE_RATE: '',
      MONITORING_REPLAY_SAMPLE_RATE: '',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
