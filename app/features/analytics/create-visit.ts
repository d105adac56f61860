import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { addToPageHistory } from '../../data-layer/analytics-path.ts';
import { categoryIds } from '../../help-categories/category-definition.ts';
import { formOfPath, formTaken } from './form-of-path.ts';

const articlePath = new RegExp(`^/help-and-support/(${categoryIds.join('|')})/([^/]+)$`);

/**
 * Makes of what was recorded what is counted: a page is viewed once however often it is said, a page can be an article
 * or a form's next step, a form is started once until it is taken. It knows this open document alone, and keeps nothing.
 */
export function createVisit() {
  let shown = '';
  let history: readonly string[] = [];
  const reached = new Set<string>();

  /** True the first time, until the form is taken. */
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
    const taken = formTaken(path, previous);
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
