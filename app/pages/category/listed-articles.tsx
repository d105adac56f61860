import { LinkList } from '../../design-system/link-list/link-list.tsx';
import type { ArticleList } from '../../help-content/categories/category-definition.ts';
import { moreArticlesTitle } from '../../help-content/categories/more-articles-title.ts';

/** A titled list of article links, and the other articles that the feed lists. SPEC §2 "Other categories". */
export function ListedArticles({ data: { articlesTitle, articles, moreArticles } }: { data: ArticleList }) {
  return (
    <>
      <TitledList id="articles" title={articlesTitle} articles={articles} />
      <TitledList id="more-articles" title={moreArticlesTitle} articles={moreArticles} />
    </>
  );
}

type TitledListProps = { id: string; title: string; articles: ArticleList['articles'] };

/** Nothing where there are no articles. */
export function TitledList({ id, title, articles }: TitledListProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <LinkList
        className="links--ruled"
        links={articles.map(({ label, path, externalLink }) => ({
          label,
          href: path,
          leaves: externalLink,
        }))}
      />
    </section>
  );
}
