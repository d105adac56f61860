import { films } from '../../support/pages.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const linkGroups = {
  'Account changes': { 'Moving Home': 'my-account/moving-home', Bereavement: 'probate' },
  'Need support?': {
    'Supporting your needs': 'extra-support',
    'Warm Home discount': 'struggling-to-pay/warm-home-discount',
  },
  'Still need help?': { Emergencies: 'emergencies', 'Contact Us': 'contact-us' },
};

withAndWithoutScripts(() => {
  test('the home asks how it can help, and offers a search', async ({ page, open }) => {
    await open('/help-and-support/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
    await expect(page.getByRole('search').getByLabel('Search help')).toBeVisible();
    await expect(page).toHaveTitle('How can we help you today? - Help & Support - Thistlemere Energy');
  });

  test('the emergency numbers of the home are links that call', async ({ page, open }) => {
    await open('/help-and-support/');
    const urgent = page.getByRole('region', { name: 'Is it an emergency?' });
    await expect(urgent.getByRole('link', { name: '0800 111 999' })).toHaveAttribute(
      'href',
      'tel:0800111999',
    );
    await expect(urgent.getByRole('link', { name: '105', exact: true })).toHaveAttribute('href', 'tel:105');
    await expect(urgent.getByRole('link', { name: '0808 157 0811' })).toHaveAttribute(
      'href',
      'tel:08081570811',
    );
  });

  test('the home shows the three link groups with their labels, and each link opens its page', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/');
    for (const [title, links] of Object.entries(linkGroups)) {
      const group = page.locator('.group', { has: page.getByRole('heading', { name: title, exact: true }) });
      const shown = await group.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const copy = link.cloneNode(true) as Element;
          copy.querySelector('small')?.remove();
          return [copy.textContent, link.getAttribute('href')?.replace('/help-and-support/', '')];
        }),
      );
      expect(Object.fromEntries(shown)).toEqual(links);
    }
  });

  // SPEC §2 "Help home": notice, videos, tiles, link groups.
  test('the films come before the topics, and the topics before the links', async ({ page, open }) => {
    await open('/help-and-support/');
    const sections = await page.getByRole('main').getByRole('region').all();
    const names = await Promise.all(
      sections.map((section) =>
        section.evaluate(
          (element) => element.getAttribute('aria-labelledby') ?? element.getAttribute('aria-label'),
        ),
      ),
    );
    expect(names).toEqual(['films', 'topics', 'more-topics', 'urgent', 'More help']);
  });

  test('the home shows seven films, each with a poster', async ({ page, open }) => {
    await open('/help-and-support/');
    const strip = page.getByRole('region', { name: 'Show me how' });
    const shown = strip.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(films).toHaveLength(7);
    await expect(shown.getByRole('heading')).toHaveText(films.map(({ title }) => title));
    await expect(shown.first()).toContainText(films[0]?.summary ?? 'a summary');
    for (const [index, { title }] of films.entries()) {
      await shown.nth(index).scrollIntoViewIfNeeded();
      const poster = shown.nth(index).locator('img');
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), title)
        .toBeGreaterThan(0);
    }
  });
});
