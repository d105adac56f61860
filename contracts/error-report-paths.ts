import { areaPath } from './area-path.ts';

/** Where pages report errors, and browsers report violations of the content security policy. */
export const errorReportPaths = {
  browser: `${areaPath}/reports`,
  csp: `${areaPath}/reports/csp`,
} as const;
