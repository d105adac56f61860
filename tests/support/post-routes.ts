import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';

const area = '/help-and-support';

/** Every address of the site that accepts a post from a form or a script of its own pages. */
export const postRoutes = [
  `${area}/make-a-complaint-select-type`,
  `${area}/make-a-complaint-select-energy`,
  `${area}/complaints/gas-and-electricity`,
  `${area}/complaints/gas-and-electricity/query`,
  `${area}/complaints/feedback`,
  `${area}/complaints/feedback/personal-details`,
  `${area}/submit-meter-read`,
  `${area}/submit-meter-read/kept`,
  `${area}/bills-and-payments/compare-two-bills`,
  `${area}/display-settings`,
  `${area}/dismiss-notice`,
  `${area}/was-this-useful`,
  `${area}/cookies`,
  `${area}/analytics`,
  `${monitoringPaths.intake}/api/v2/rum`,
  `${monitoringPaths.intake}/api/v2/replay`,
  errorReportPaths.browser,
  errorReportPaths.csp,
  `${signInPaths.session}/refresh`,
  '/identity/sign-in/some-journey',
  '/identity/session/end/confirm',
];
