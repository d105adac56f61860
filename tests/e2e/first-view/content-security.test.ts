import { expect } from '@playwright/test';
import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { undecided } from '../../support/consent.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { inlineScripts, readPolicy, scriptHash } from '../../support/inline-scripts.ts';
import { areaPages, mainSitePages } from '../../support/pages.ts';
import { test } from '../../support/site-test.ts';

// A first visit, including the question about cookies.
test.use({ ...undecided, newBrowserContext: true });

const article = pickArticle(({ isRich }) => isRich);
const pages = [...areaPages, ...articleFiles.map(({ path }) => path), ...mainSitePages];

declare global {
  interface Window {
    harm?: string;
  }
}

test('every page’s policy allows its own origin and nothing unsafe, foreign or by wildcard', async ({
  request,
}) => {
  for (const path of pages) {
    const policy = readPolicy((await request.get(path)).headers()['content-security-policy'] ?? '');
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    for (const name of ['base-uri', 'object-src', 'frame-ancestors'])
      expect(policy.get(name), `${path} ${name}`).toEqual(["'none'"]);
    expect(policy.get('report-uri'), path).toEqual(['/help-and-support/reports/csp']);
    policy.delete('report-uri');
    const allowed = [...policy.values()].flat().filter((value) => !value.startsWith("'sha256-"));
    expect(new Set(allowed), path).toEqual(new Set(["'none'", "'self'"]));
  }
});

test('every page’s policy names exactly the inline scripts that the page has', async ({ request }) => {
  for (const path of pages) {
    const response = await request.get(path);
    const policy = readPolicy(response.headers()['content-security-policy'] ?? '');
    const hashes = (policy.get('script-src') ?? []).filter((value) => value !== "'self'");
    expect(new Set(hashes), path).toEqual(new Set(inlineScripts(await response.text()).map(scriptHash)));
  }
});

test('no page has a nonce: it would be the same for everyone while the page is cached', async ({
  request,
}) => {
  for (const path of pages) expect(await (await request.get(path)).text(), path).not.toMatch(/\snonce=/);
});

test.describe('a page with an injected script', () => {
  test.use({ expectedProblem: /Content Security Policy/ });

  test('does not run the script', async ({ page }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refusals.push(message.text());
    });
    await page.goto(article.path);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.harm = "inline script"';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.harm = "event handler"');
      document.body.append(button);
      button.click();
      const link = document.createElement('a');
      link.href = 'javascript:void (window.harm = "javascript: link")';
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => window.harm)).toBeUndefined();
  });
});

test('script in content is neither shown, nor run, nor allowed by the policy', async ({
  page,
  serveOwnSite,
}) => {
  const harm = 'window.harm = "content"';
  const title = `Bills </script><script>${harm}</script>`;
  const file = article.path.replace('/help-and-support', 'help');
  const site = await serveOwnSite({
    content: {
      [`${file}.html`]:
        `<!doctype html><html><head><title>${title.replaceAll('<', '&lt;')}</title><meta name="description" content="d"></head>` +
        `<body><div class="content-panel"><p>Words</p><script>${harm}</script><img src="/media/mark.svg" onload='${harm}'></div></body></html>`,
    },
  });
  const response = await page.goto(`${site.url}${article.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await waitForScripts(page);
  const html = (await response?.text()) ?? '';
  expect(inlineScripts(html)).not.toContainEqual(expect.stringMatching(/^window\.harm/));
  expect(response?.headers()['content-security-policy']).not.toContain(scriptHash(harm));
  expect(await page.evaluate(() => window.harm)).toBeUndefined();
});
