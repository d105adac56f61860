import { useEffect, useRef } from 'react';

type ArticleBodyProps = { html: string; isRich: boolean; isUrgent: boolean };

/**
 * The article's own markup, sanitised by the content client. Only rich articles (expanders, tabs, video) load the
 * script that makes these interactive (SPEC §2, CONTRACTS reading 7); without it they read as plain sections.
 */
export function ArticleBody({ html, isRich, isUrgent }: ArticleBodyProps) {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!isRich || !element) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./rich-content/make-interactive.ts').then(({ makeInteractive }) => {
      if (!isGone) stop = makeInteractive(element, isFirstView());
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isRich]);
  const look = isUrgent ? 'article article--urgent' : 'article';
  return <article ref={body} className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether the document was loaded with this article, rather than the article shown without a reload. */
function isFirstView(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}
