import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { ContentsList, needsContentsList } from '../../design-system/contents-list/contents-list.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { ArticleBody } from './article-body.tsx';
import { helpHome } from '../../area-href.ts';

type HelpArticlePageProps = {
  category: { label: string; href: string };
  article: Omit<HelpArticle, 'related' | 'text' | 'keywords'>;
  related: { label: string; href: string }[];
  ring: Ring | undefined;
};

/** The words per minute of an adult reading instructions with care. */
const readingSpeed = 200;

/** A help article. SPEC §2 "Help article page". `article.html` is sanitised by the content client. */
export function HelpArticlePage({ category, article, related, ring }: HelpArticlePageProps) {
  const minutes = Math.max(1, Math.round(article.wordCount / readingSpeed));
  const hasContents = needsContentsList(article.contents);
  return (
    <>
      <div className="wrap page-head page-head--open">
        <Breadcrumb trail={[helpHome, category]} current={article.title} />
        <h1>{article.title}</h1>
        {article.description && <p className="lead">{article.description}</p>}
        <p className="meta">
          {article.lastReviewed && (
            <span>
              <Icon name="calendar" />
              Reviewed <time dateTime={article.lastReviewed}>{readableDay(article.lastReviewed)}</time>
            </span>
          )}
          <span>
            <Icon name="clock" />
            {minutes} minute read
          </span>
        </p>
      </div>
      <div className="section section--flush">
        <div className={hasContents ? 'wrap split split--toc' : 'wrap split'}>
          {hasContents && (
            <div className="split__sticky">
              <ContentsList title="On this page" items={article.contents} />
            </div>
          )}
          <div>
            <ArticleBody key={article.title} html={article.html} isRich={article.isRich} />
            {related.length > 0 && <RelatedArticles links={related} />}
            {hasContents && (
              <div className="mt-12">
                <RingUs ring={ring} look="end" />
              </div>
            )}
          </div>
          {!hasContents && (
            <div className="split__sticky">
              <RingUs ring={ring} look="mist" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function RelatedArticles({ links }: { links: { label: string; href: string }[] }) {
  return (
    <section className="related" aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <LinkList links={links} className="mt-4" />
    </section>
  );
}
