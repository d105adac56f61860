import { monitoringPaths } from '#contracts/monitoring-paths.ts';
import { loggedFailures } from '../../support/logged-failures.ts';
import { allowMeasuring, openMeasured } from '../../support/measured-visit.ts';
import { watchStates, waitForRecording } from '../../support/monitoring-test.ts';
import { expect, test } from '../../support/tls-test.ts';
import { visitFrom } from '../../support/visit-from.ts';

const area = '/help-and-support';
const meters = `${area}/meters`;

// The test causes the failures in the page.
test.use({ expectedProblem: /made by the test/ });

test('what a visit measures, records and reports arrives', async ({ page, tls }) => {
  const statuses = (path: string) => {
    const posts = tls.proxy.passed.filter(
      (passed) => passed.method === 'POST' && passed.path.startsWith(path),
    );
    return [...new Set(posts.map(({ status }) => status))];
  };
  await allowMeasuring(page, tls.proxy.url);
  const states = await watchStates(page);
  await openMeasured(page, meters);
  await waitForRecording(states);
  await page.evaluate(() => void Promise.reject(new Error('made by the test')));
  await expect.poll(() => statuses(`${area}/reports`), 'a failure').toEqual([204]);
  // A segment is compressed by a worker before it is sent, and a page that is left may be gone by then. Links of a page
  // with React open the next page in the same document.
  await openMeasured(page, `${area}/make-a-complaint-select-type`);
  await waitForRecording(states);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
  await expect.poll(() => statuses(`${monitoringPaths.intake}/api/v2/replay`), 'a segment').toEqual([202]);
  await page.goto('about:blank');
  await expect.poll(() => statuses(`${area}/analytics`), 'events of analytics').toEqual([204]);
  await expect.poll(() => statuses(`${monitoringPaths.intake}/api/v2/rum`), 'a batch').toEqual([202]);
  await expect
    .poll(() => loggedFailures(tls.output()))
    .toContainEqual(expect.objectContaining({ event: 'browser-failure', path: meters }));
});

test('a report of what the policy refused arrives, as browsers send it by https', async ({
  page,
  tls,
  certificate,
}) => {
  const response = await page.goto(meters);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['content-security-policy']).toContain('report-to csp');
  const [, endpoint = ''] = /^csp="([^"]+)"$/.exec(headers['reporting-endpoints'] ?? '') ?? [];
  // Chromium's Reporting API waits for a minute, and its headless shell has none: this is what it sends.
  const body = {
    documentURL: tls.proxy.url + meters,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
  };
  const report = await visitFrom(tls.proxy.url + endpoint, certificate, {
    from: '127.0.0.1',
    headers: { 'content-type': 'application/reports+json', origin: tls.proxy.url },
    body: JSON.stringify([{ age: 2, type: 'csp-violation', url: body.documentURL, body }]),
  });
  expect(report.status).toBe(204);
  await expect
    .poll(() => loggedFailures(tls.output()))
    .toContainEqual(
      expect.objectContaining({ event: 'csp-violation', path: meters, requestId: headers['x-request-id'] }),
    );
});
