/** Where pages report errors, and browsers report violations of the content security policy. */
export const errorReportPaths = {
  browser: '/help-and-support/reports',
  csp: '/help-and-support/reports/csp',
} as const;
