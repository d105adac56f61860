import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { ContentsList, needsContentsList } from '../../design-system/contents-list/contents-list.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { WasThisUseful } from '../../help-content/usefulness/was-this-useful.tsx';
import { ArticleBody } from './article-body.tsx';
import { helpHome } from '../../area-href.ts';

type HelpArticlePageProps = {
  /** Its own path; left out in a preview. */
  path?: string;
  category: { label: string; href: string };
  article: Omit<HelpArticle, 'related' | 'text' | 'keywords'>;
  related: { label: string; href: string }[];
  ring: Ring | undefined;
};

/** The words per minute of an adult reading instructions with care. */
const readingSpeed = 200;

/**
 * A help article. SPEC §2 "Help article page". `article.html` is sanitised by the content client. An urgent article
 * opens with the action, so its lead is in its own text, and the review day comes last. Decision 55.
 */
export function HelpArticlePage({ path, category, article, related, ring }: HelpArticlePageProps) {
  const { title, isUrgent = false } = article;
  const hasContents = !isUrgent && needsContentsList(article.contents);
  // Where there is no side column, or the contents list takes it, the number to ring follows the text.
  const endsWithRingUs = isUrgent || hasContents;
  return (
    <>
      <div className={`wrap page-head ${isUrgent ? 'page-head--urgent' : 'page-head--open'}`}>
        <Breadcrumb trail={[helpHome, category]} current={title} />
        <h1>{title}</h1>
        {!isUrgent && article.description && <p className="lead">{article.description}</p>}
        {!isUrgent && <ArticleFacts article={article} />}
      </div>
      <div className="section section--flush">
        <div className={`wrap ${layoutOf(hasContents, isUrgent)}`}>
          {hasContents && <ArticleContents items={article.contents} />}
          <div>
            <ArticleBody html={article.html} isRich={article.isRich} isUrgent={isUrgent} />
            {path && <WasThisUseful page={path} />}
            {related.length > 0 && <RelatedArticles links={related} />}
            {endsWithRingUs && (
              <div className="mt-12 column--wide">
                <RingUs ring={ring} variant="end" />
              </div>
            )}
            {isUrgent && <ArticleFacts article={article} />}
          </div>
          {!endsWithRingUs && (
            <div className="split__sticky">
              <RingUs ring={ring} variant="mist" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function layoutOf(hasContents: boolean, isUrgent: boolean): string {
  if (isUrgent) return '';
  return hasContents ? 'split split--toc' : 'split';
}

function ArticleContents({ items }: { items: HelpArticle['contents'] }) {
  return (
    <div className="split__sticky" data-contents="">
      <ContentsList title="On this page" items={items} />
    </div>
  );
}

/** When the article was reviewed and, unless it can't wait, how long it takes to read. */
function ArticleFacts({
  article: { lastReviewed, wordCount, isUrgent },
}: Pick<HelpArticlePageProps, 'article'>) {
  const minutes = Math.max(1, Math.round(wordCount / readingSpeed));
  return (
    <p className="meta">
      {lastReviewed && (
        <span>
          <Icon name="calendar" />
          <span>
            Reviewed <time dateTime={lastReviewed}>{readableDay(lastReviewed)}</time>
          </span>
        </span>
      )}
      {!isUrgent && (
        <span>
          <Icon name="clock" />
          {minutes} minute read
        </span>
      )}
    </p>
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
