import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { addToPageHistory } from './analytics-path.ts';
import { categoryIds } from '#contracts/category-ids.ts';
import { formOfPath, acceptedForm } from './form-of-path.ts';
import { areaPath } from '#contracts/area-path.ts';

const articlePath = new RegExp(`^${areaPath}/(${categoryIds.join('|')})/([^/]+)$`);

/**
 * Turns records into counted events. A page view counts once, however often it is reported. A page can be an article
 * or a form's next step. A form starts once until it is accepted. This covers only the open document, and nothing is
 * stored.
 */
export function createVisit() {
  let shown = '';
  let history: readonly string[] = [];
  const reached = new Set<string>();

  /** True the first time, until the form is accepted. */
  function isFirst(event: DataLayerEvent): boolean {
    const key = JSON.stringify(event);
    const isNew = !reached.has(key);
    reached.add(key);
    return isNew;
  }

  function view(path: string): DataLayerEvent[] {
    if (path === shown) return [];
    const previous = history.at(-1) ?? '';
    shown = path;
    history = addToPageHistory(history, path);
    return [{ event: 'page-view', path }, ...articleOf(path), ...progress(path, previous)];
  }

  function progress(path: string, previous: string): DataLayerEvent[] {
    const taken = acceptedForm(path, previous);
    if (taken) return count({ event: 'form-submit', form: taken });
    const { form, step } = formOfPath(path) ?? {};
    const isNext = form && step && formOfPath(previous)?.form === form && !formOfPath(previous)?.step;
    return isNext ? count({ event: 'form-step', form, step }) : [];
  }

  function count(event: DataLayerEvent): DataLayerEvent[] {
    switch (event.event) {
      case 'page-view':
        return view(event.path);
      case 'form-start':
      case 'form-step':
        return isFirst(event) ? [event] : [];
      case 'form-submit':
        for (const key of reached) if (key.includes(`"form":"${event.form}"`)) reached.delete(key);
        return [event];
      case 'error': {
        const form = event.name === 'lead-post-failed' ? formOfPath(shown)?.form : undefined;
        return form ? [event, { event: 'form-failure', form }] : [event];
      }
      default:
        return [event];
    }
  }

  return { count };
}

function articleOf(path: string): DataLayerEvent[] {
  const [, category, article] = articlePath.exec(path) ?? [];
  return category && article ? [{ event: 'article-view', category, article }] : [];
}
