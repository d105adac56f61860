import { withMotion } from '../../support/motion.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(withMotion);

const file = 'pages/extra-support.html';
const document = (body: string) =>
  `<!doctype html><html lang="en-GB"><head><title>Our own help</title><meta name="description" content="Made by us."></head><body>${body}</body></html>`;

withAndWithoutScripts(() => {
  test('extra support shows its title, its description and a list of its contents', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/extra-support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supporting your needs');
    await expect(page).toHaveTitle('Supporting your needs - Help & Support - Thistlemere Energy');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Join the free Priority Services Register/,
    );
    const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(5);
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
      headings,
    );
  });

  test('a line of the contents list jumps to its heading', async ({ page, open }) => {
    await open('/help-and-support/extra-support');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Your doorstep password' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your doorstep password' })).toBeInViewport();
    await expect(page).toHaveURL('/help-and-support/extra-support#password');
  });

  test('links in the text work', async ({ page, open }) => {
    await open('/help-and-support/extra-support');
    await page.getByRole('link', { name: 'let them manage your account' }).click();
    await expect(page).toHaveURL('/help-and-support/my-account/let-someone-else-manage-your-account');
  });
});

test('the page shows the content, whether in a content panel or in nucleus content', async ({
  page,
  open,
  serveOwnSite,
}) => {
  for (const className of ['content-panel', 'nucleus-content']) {
    const body = `<p>Not this.</p><div class="${className}"><h2>First</h2><p>Ours <script>document.title=1</script>alone.</p></div>`;
    const site = await serveOwnSite({ content: { [file]: document(body) } });
    await open(`${site.url}/help-and-support/extra-support`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our own help');
    await expect(page.getByRole('main')).toContainText('Made by us.');
    await expect(page.getByRole('article')).toContainText('Ours alone.');
    await expect(page.getByRole('article').locator('script')).toHaveCount(0);
    await expect(page.getByText('Not this.')).toHaveCount(0);
  }
});

test('with fewer than three headings there is no contents list, and without a description no empty lead', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const bare = document(
    '<div class="content-panel"><h2>First</h2><p>Words.</p><h2>Second</h2></div>',
  ).replace(/<meta[^>]*>/, '');
  const site = await serveOwnSite({ content: { [file]: bare } });
  await open(`${site.url}/help-and-support/extra-support`);
  await expect(page.getByRole('article')).toContainText('Words.');
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  await expect(page.locator('main p:empty')).toHaveCount(0);
});
