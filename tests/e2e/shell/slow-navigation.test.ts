import { pickArticle } from '../../support/article-files.ts';
import { expect, test } from '../../support/site-test.ts';

const article = pickArticle(() => true);

const ways = [
  {
    name: 'from an article',
    from: article.path,
    link: '.related a',
    next: /\/help-and-support\/[\w-]+\/[\w-]+$/,
  },
  {
    name: 'between pages with React',
    from: '/help-and-support/submit-meter-read',
    link: 'footer a[href$="/cookies"]',
    next: /\.data/,
  },
];

for (const { name, from, link, next } of ways) {
  test(`${name}, a slow page shows a spinner with a polite message until it arrives, and moves nothing`, async ({
    page,
    open,
  }) => {
    await open(from);
    const { promise: seen, resolve: see } = Promise.withResolvers<{ role: string | null; moved: number }>();
    await page.exposeFunction('spinnerShown', see);
    // The page itself observes this: from outside it can't be inspected while the next one is loading.
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      const top = () => heading?.getBoundingClientRect().top ?? 0;
      const before = top();
      new MutationObserver(() => {
        const spinner = [...document.querySelectorAll('.navigation-spinner .loading')].find((shown) =>
          shown.textContent.includes('Loading the page'),
        );
        if (!spinner) return;
        const { spinnerShown } = window as unknown as { spinnerShown: (look: object) => void };
        spinnerShown({ role: spinner.getAttribute('role'), moved: top() - before });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.route(next, async (route) => {
      await seen;
      await route.continue();
    });
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await page
      .locator(link)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    expect(await seen).toEqual({ role: 'status', moved: 0 });
    await expect(heading).not.toHaveText(words);
    await expect(page.getByText('Loading the page')).toHaveCount(0);
  });
}
