import { expect, test } from 'vitest';
import type { Footer } from '#contracts/footer.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { currentArticle, currentFooter, currentHeader } from './current-links.ts';
import { mainSiteMeterReads, meterReadingForm } from './follow-window.ts';

const header: HeaderConfiguration = {
  hideA11yBtn: false,
  sections: [{ label: 'Meter readings', link: mainSiteMeterReads }],
  'quick-links': [],
  'secondary-banner': null,
  'menu-banner': { title: 'Readings', text: 'Send yours.', label: 'Send', link: mainSiteMeterReads },
};
const footer: Footer = {
  columns: [{ title: 'Meters', links: [{ label: 'Two rates', link: '/help-and-support/meters/two-rates' }] }],
};
const article: HelpArticle = {
  title: 'Readings',
  description: 'How to send one.',
  html: `<p><a href="${mainSiteMeterReads}">Send</a> or <a href="/help-and-support/meters/two-rates">read on</a></p>`,
  contents: [],
  isRich: false,
  related: [],
  keywords: [],
  text: '',
  wordCount: 4,
};
const twoRates = { label: 'Two rates', slug: 'two-rates' };
const meters = (articles: ListedCategory['articles']): ListedCategory[] => [
  { id: 'meters', metaDescription: '', articles },
];

/** A fake content client with the given window and feed. */
function contentWith({ isOpen = false, listed = meters([twoRates]) } = {}) {
  const templates = {
    contactCardTemplate: '',
    contactCardPillTemplate: '',
    headingTemplate: '',
    smrErrorTemplate: '',
  };
  return {
    meterReadSettings: async () => ({ isMeterReadWeek: isOpen, isEnableMeterReadCTA: isOpen, ...templates }),
    categories: async () => listed,
  };
}

test('the links of an unchanged header follow the meter-reading window', async () => {
  const linkIn = async (isOpen: boolean) => {
    const { sections, 'menu-banner': banner } = await currentHeader(header, contentWith({ isOpen }));
    return [sections[0]?.link, banner?.link];
  };
  expect(await linkIn(false)).toEqual([mainSiteMeterReads, mainSiteMeterReads]);
  expect(await linkIn(true)).toEqual([meterReadingForm, meterReadingForm]);
  expect(await linkIn(false)).toEqual([mainSiteMeterReads, mainSiteMeterReads]);
});

test('the links of an unchanged footer follow the feed', async () => {
  const columnsWith = async (listed: ListedCategory[]) =>
    (await currentFooter(footer, contentWith({ listed }))).columns;
  expect(await columnsWith(meters([twoRates]))).toEqual(footer.columns);
  expect(await columnsWith(meters([]))).toEqual([]);
  expect(await columnsWith(meters([twoRates]))).toEqual(footer.columns);
});

test('the links of an unchanged article follow the window and the feed', async () => {
  const htmlWith = async (state: Parameters<typeof contentWith>[0]) =>
    (await currentArticle(article, contentWith(state))).html;
  expect(await htmlWith({})).toBe(article.html);
  expect(await htmlWith({ isOpen: true })).toBe(article.html.replace(mainSiteMeterReads, meterReadingForm));
  expect(await htmlWith({ listed: meters([]) })).toBe(article.html.replace('/two-rates', ''));
  expect(await htmlWith({})).toBe(article.html);
});

test('links to articles with unusual slugs stay while the feed lists them', async () => {
  const paths = ['caf%C3%A9', 'q&amp;a', '50%25-off', 'Reading_Your_Meter'].map(
    (slug) => `/help-and-support/meters/${slug}`,
  );
  const unusual = { ...article, html: paths.map((path) => `<p><a href="${path}">Read on</a></p>`).join('') };
  const listed = ['café', 'q&a', '50%-off', 'Reading_Your_Meter'].map((slug) => ({ label: 'Read on', slug }));
  expect((await currentArticle(unusual, contentWith({ listed: meters(listed) }))).html).toBe(unusual.html);
});

test('while nothing changes, header, footer and article are the same objects', async () => {
  const content = contentWith();
  expect(await currentArticle(article, content)).toBe(await currentArticle(article, content));
  expect(await currentHeader(header, content)).toBe(await currentHeader(header, content));
  expect(await currentFooter(footer, content)).toBe(await currentFooter(footer, content));
});
