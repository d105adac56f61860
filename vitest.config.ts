import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A machine that does much else at once must not fail a test: nothing is timed by this, it ends what hangs. */
const patienceMs = 60_000;

/** Starts with the tests that kill processes, by far the longest: begun last, they would be waited for alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/fault/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: [
      '{app,clients,contracts,platform,server,services,scripts}/**/*.test.{ts,tsx}',
      'tests/{integration,fault}/**/*.test.ts',
    ],
    environment: 'node',
    // More than the smallest machine has cores: tests that start processes or write to a disk mostly wait for them.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
});
