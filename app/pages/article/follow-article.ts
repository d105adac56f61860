import { markCurrentSection } from './mark-current-section.ts';

/** What scripts add to an article: the marker in its contents list, and what only a rich article has. */
export function followArticle(): void {
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  if (contents) markCurrentSection(contents);
  const article = document.querySelector<HTMLElement>('article[data-rich]');
  if (!article) return;
  import('./rich-content/make-interactive.ts').then(
    ({ makeInteractive }) => makeInteractive(article),
    // The connection is lost: the article reads as plain sections.
    () => {},
  );
}
