import { listCategories } from '../../clients/content/list-categories.ts';
import { brand, type Brand } from '../../contracts/brand.ts';
import { helpCategoriesFeed, type ListedCategory } from '../../contracts/help-categories-feed.ts';
import { infoPageList } from '../../contracts/main-site.ts';
import type { Content } from './read-content.ts';

/** The feed's categories with their articles; undefined when the feed can't be read, which is reported separately. */
export function listedCategories(content: Pick<Content, 'data'>): ListedCategory[] | undefined {
  const feed = helpCategoriesFeed.safeParse(valueOf(content, 'help/categories.json'));
  return feed.success ? listCategories(feed.data) : undefined;
}

/** The paths of the embedded main site; undefined when they can't be read, or the content has none. */
export function mainSitePaths(content: Pick<Content, 'data'>): Set<string> | undefined {
  const pages = infoPageList.safeParse(valueOf(content, 'main-site/pages.json'));
  if (!pages.success) return undefined;
  return new Set(['/', '/search', '/page-not-found.html', ...pages.data.pages.map(({ path }) => path)]);
}

/** The brand; undefined when it can't be read, which is reported separately. */
export function brandOf(content: Pick<Content, 'data'>): Brand | undefined {
  return brand.safeParse(valueOf(content, 'brand.json')).data;
}

/** Numbers that no brand changes: emergencies, power cuts, the NHS, and Samaritans. */
export const commonNumbers: readonly string[] = ['999', '105', '111', '116 123'];

/** Numbers that links may call, digits only: the brand's and the common ones; undefined when they can't be read. */
export function knownPhones(content: Pick<Content, 'data'>): Set<string> | undefined {
  const phones = brandOf(content)?.phones;
  if (!phones) return undefined;
  const numbers = [...commonNumbers, ...Object.values(phones)];
  return new Set(numbers.map((phone) => phone?.replaceAll(/\D/g, '') ?? ''));
}

/** The parsed value of a data file. */
export function valueOf(content: Pick<Content, 'data'>, file: string): unknown {
  return content.data.find((data) => data.file === file)?.value;
}
