import restOfUrgent from './urgent-article-rest.css?url';

type ArticleBodyProps = { html: string; isRich: boolean; isUrgent: boolean };

/** The end of an urgent article's first steps and the number to call, as the content client writes it. */
const endOfAction = '</a></div></div>';

/**
 * The article's own markup, sanitised by the content client. Only rich articles, those with expanders, tabs or video,
 * load the script that makes these interactive (SPEC §2, `follow-article.ts`); without it they read as plain sections.
 */
export function ArticleBody({ html, isRich, isUrgent }: ArticleBodyProps) {
  return (
    <article
      className={isUrgent ? 'article article--urgent' : 'article'}
      data-rich={isRich ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: isUrgent ? withStylesOfRest(html) : html }}
    />
  );
}

/**
 * Shows the first steps at once, and the rest once its styles have loaded. Where the number to call is missing, because
 * the brand is unavailable, the whole article waits for them.
 */
function withStylesOfRest(html: string): string {
  const found = html.indexOf(endOfAction);
  const end = found === -1 ? 0 : found + endOfAction.length;
  return `${html.slice(0, end)}<link rel="stylesheet" href="${restOfUrgent}">${html.slice(end)}`;
}
