import { loggedFailures } from '../../support/logged-failures.ts';
import { expect, test } from '../../support/site-test.ts';

test.use({ expectedProblem: /Content Security Policy/ });

test('an injected script and an injected picture are one log line each, however many visitors meet them', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const taken: number[] = [];
  page.on('response', (response) => {
    if (response.url() === `${site.url}/help-and-support/reports/csp`) taken.push(response.status());
  });
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(`${site.url}/help-and-support/meters?email=jane@example.com`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'steal("typed words")';
      const picture = new Image();
      picture.src = 'https://ads.example/picture?typed=words';
      document.body.append(script, picture);
    });
    await expect.poll(() => taken).toEqual(Array.from({ length: 2 * visit }, () => 204));
  }
  const line = {
    level: 40,
    time: expect.any(String),
    event: 'csp-violation',
    kind: 'csp',
    path: '/help-and-support/meters',
    release: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
    fingerprint: expect.any(String),
    count: 1,
  };
  const failures = () => loggedFailures(site.output());
  const once = [
    { ...line, error: 'script-src-elem', code: 'inline' },
    { ...line, error: 'img-src', code: 'https://ads.example' },
  ];
  await expect.poll(failures).toHaveLength(2);
  expect(failures()).toEqual(expect.arrayContaining(once));
  await page.goto('about:blank');
  await site.stop();
  expect(failures().slice(2), 'the sums, logged when the site stops').toEqual(
    expect.arrayContaining(once.map((first) => ({ ...first, time: expect.any(String) }))),
  );
  expect(site.output()).not.toMatch(/typed|jane/);
});
