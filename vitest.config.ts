import { defineConfig } from 'vitest/config';

/** A machine that does much else at once must not fail a test: nothing is timed by this, it ends what hangs. */
const patienceMs = 60_000;

export default defineConfig({
  test: {
    include: [
      '{app,clients,contracts,platform,server,services,scripts}/**/*.test.{ts,tsx}',
      'tests/{integration,fault}/**/*.test.ts',
    ],
    environment: 'node',
    // More than the smallest machine has cores: tests that start processes or write to a disk mostly wait for them.
    maxWorkers: 3,
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
});
