import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { debianChromium } from './scripts/debian-chromium.ts';
import { brandDir } from './tests/support/brand-dir.ts';
import { trustInCertificate } from './tests/support/certificate-of-tests.ts';

// Playwright looks for source maps at each of its calls. Tests aren't transpiled, so stacks are right without them.
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
  // A page lives for a second or two: optimising its scripts would cost more than it gains.
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

/** A visitor who has rejected all optional cookies, so that pages don't ask. Tests of the question start without this. */
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
  // As many as the smallest machine has cores. With a third, each test takes longer and the run is no faster.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long enough that a busy machine doesn't fail a test: these limits only end tests that hang.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://127.0.0.1:3210',
    locale: 'en-GB',
    // Smooth scrolling is most of what a journey waits for. Tests of movement switch it on: tests/support/motion.ts.
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
      // There is no load balancer to wait for.
      DRAIN_SECONDS: '0',
      CONTENT_WAIT_SECONDS: '0',
      // One address sends as much as thousands of visitors. Tests of limits start a site of their own.
      RATE_LIMITS: 'off',
      // The tests' own supplier, so that changes in content/ don't break them.
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
      MAIL_FROM: '',
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
