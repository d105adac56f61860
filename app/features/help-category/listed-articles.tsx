import { LinkList } from '../../design-system/link-list/link-list.tsx';
import type { ArticleList } from '../../help-categories/category-definition.ts';

/** A titled list of article links. SPEC §2 "Other categories". */
export function ListedArticles({ data }: { data: ArticleList }) {
  return (
    <section aria-labelledby="articles">
      <div className="section-head">
        <h2 id="articles">{data.articlesTitle}</h2>
      </div>
      <LinkList
        className="links--ruled"
        links={data.articles.map(({ label, path, externalLink }) => ({
          label,
          href: path,
          leaves: externalLink,
        }))}
      />
    </section>
  );
}
