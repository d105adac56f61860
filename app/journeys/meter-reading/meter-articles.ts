import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { articlePath } from '../../area-href.ts';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';

/** The targets of the form's links to articles: the category if the feed does not list the article. */
export type MeterArticles = { electricity: string; gas: string; economy7: string };

export function meterArticles(listed: ListedCategory[] | undefined): MeterArticles {
  const link = (slug: string) => linkOrCategory(articlePath('meters', slug), listed);
  return {
    electricity: link('how-to-read-your-electricity-meter'),
    gas: link('how-to-read-your-gas-meter'),
    economy7: link('economy-7-meters'),
  };
}
