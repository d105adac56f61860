/** Where pages tell what went wrong, and browsers what the content security policy refused. */
export const errorReportPaths = {
  browser: '/help-and-support/reports',
  csp: '/help-and-support/reports/csp',
} as const;
