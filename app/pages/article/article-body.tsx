type ArticleBodyProps = { html: string; isRich: boolean; isUrgent: boolean };

/**
 * The article's own markup, sanitised by the content client. Only rich articles (expanders, tabs, video) load the
 * script that makes these interactive (SPEC §2, CONTRACTS reading 7, `follow-article.ts`); without it they read as plain
 * sections.
 */
export function ArticleBody({ html, isRich, isUrgent }: ArticleBodyProps) {
  return (
    <article
      className={isUrgent ? 'article article--urgent' : 'article'}
      data-rich={isRich ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
