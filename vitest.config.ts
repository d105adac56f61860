import { defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/inline-script/inline-script.ts';
import { pageScript } from './scripts/page-script/page-script.ts';

/** Long enough that a busy machine doesn't fail a test: this limit only ends tests that hang. */
const timeoutMs = 60_000;
/** Shorter than a test's limit, so that a failure says what it waited for. Vitest's own second is too short here. */
const pollTimeoutMs = 30_000;

/** Tests that must load a library afresh, since it reads globals that they stub. */
const loadedAnew = [
  'app/account/prefill/details-query.test.ts',
  'app/account/session/session-queries.test.ts',
  // Counts the listeners of its module.
  'app/telemetry/analytics/record-failed-call.test.ts',
];

const contentCheck = 'scripts/content-check/**/*.test.ts';

/** Loading the modules for each file would take longer than its tests. Files that share them must clean up. */
const sharedModules = { isolate: false };

export default defineConfig({
  plugins: [inlineScripts(), pageScript()],
  test: {
    environment: 'node',
    // `npm test` runs the browser tests beside these, and they use whatever one worker leaves of two cores.
    maxWorkers: 1,
    // The built server, which some tests import, needs no transforming.
    server: { deps: { external: [/\/build\/server\//] } },
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: pollTimeoutMs } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages and content',
          include: ['{app,clients,contracts}/**/*.test.{ts,tsx}', contentCheck],
          exclude: loadedAnew,
          ...sharedModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: [
            '{platform,server,services,scripts}/**/*.test.{ts,tsx}',
            'tests/integration/**/*.test.ts',
          ],
          // Builds on zod/mini's messages, which a package of the server changes for the whole process.
          exclude: [contentCheck],
          ...sharedModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'own modules',
          include: [...loadedAnew, 'tests/fault/**/*.test.ts'],
          // Tests of faults mostly wait, for a limit to run out or a process to start. Vitest allows a different number
          // of workers only in a group of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
