import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { areaPath } from '#contracts/area-path.ts';
import { categoryIds } from '#contracts/category-ids.ts';
import { addToPageHistory } from './analytics-path.ts';
import type { FormCounter } from './count-forms.ts';

const articlePath = new RegExp(`^${areaPath}/(${categoryIds.join('|')})/([^/]+)$`);

/**
 * Turns records into counted events. A page view counts once, however often it is reported. It may also count as an
 * article view or, where the page has forms, as a form's next step. Covers only the open document; nothing is stored.
 */
export function createVisit(forms?: FormCounter) {
  let shown = '';
  let history: readonly string[] = [];

  function view(path: string): DataLayerEvent[] {
    if (path === shown) return [];
    const previous = history.at(-1) ?? '';
    shown = path;
    history = addToPageHistory(history, path);
    return [
      { event: 'page-view', path },
      ...articleOf(path),
      ...(forms ? forms.progress(path, previous) : []),
    ];
  }

  function count(event: DataLayerEvent): DataLayerEvent[] {
    if (event.event === 'page-view') return view(event.path);
    return forms ? forms.count(event, shown) : [event];
  }

  return { count };
}

function articleOf(path: string): DataLayerEvent[] {
  const [, category, article] = articlePath.exec(path) ?? [];
  return category && article ? [{ event: 'article-view', category, article }] : [];
}
