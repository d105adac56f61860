import { existsSync, readFileSync } from 'node:fs';

export type Totals = { passed: number; failed: number };

/** The totals of a Vitest JSON report; a missing report counts as one failure. */
export function vitestTotals(file: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  const failed = report.numFailedTests;
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed };
}

/** The totals of a Playwright JSON report; a flaky test counts as failed, a missing report as one failure. */
export function playwrightTotals(file: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
