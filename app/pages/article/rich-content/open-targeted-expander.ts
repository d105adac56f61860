import { fragmentId } from '../../../frame/navigation/fragment-id.ts';

/** Opens the expander that an address's fragment points at or into. */
export function openTargetedExpander(article: HTMLElement, hash: string): void {
  if (hash.length < 2) return;
  const target = article.querySelector(`#${CSS.escape(fragmentId(hash))}`);
  const expander = target?.closest('details');
  if (expander) expander.open = true;
}
