import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { analyticsPath } from './analytics-path.ts';
import { record } from './data-layer.ts';
import { acceptedForm, formOfPath } from './form-of-path.ts';

/** Counts the forms of a visit. */
export type FormCounter = ReturnType<typeof createFormCounter>;

/**
 * Counts how far forms are filled in. The start of a form and each of its steps count once until the form is accepted.
 * Loaded where a page has forms.
 */
export function createFormCounter() {
  const reached = new Set<string>();

  /** True the first time, until the form is accepted. */
  function isFirst(event: DataLayerEvent): boolean {
    const key = JSON.stringify(event);
    const isNew = !reached.has(key);
    reached.add(key);
    return isNew;
  }

  /** The events to count for a recorded event, on the page `shown`. */
  function count(event: DataLayerEvent, shown: string): DataLayerEvent[] {
    switch (event.event) {
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

  /** The events that follow from the order of two pages: a form's next step, or its submission. */
  function progress(path: string, previous: string): DataLayerEvent[] {
    const accepted = acceptedForm(path, previous);
    if (accepted) return count({ event: 'form-submit', form: accepted }, path);
    const { form, step } = formOfPath(path) ?? {};
    const isNext = form && step && formOfPath(previous)?.form === form && !formOfPath(previous)?.step;
    return isNext ? count({ event: 'form-step', form, step }, path) : [];
  }

  return { count, progress };
}

/** Records when a form of a journey is started, until `signal` aborts. */
export function watchForms(signal: AbortSignal): void {
  // Runs last, after the form's own validation.
  addEventListener('submit', recordStart, { signal });
  addEventListener('input', recordStart, { signal });
}

/** A form of a journey starts with its first answer, or when it is sent at once because everything was prefilled. */
function recordStart({ target }: Event): void {
  const form = target instanceof Element ? target.closest('main form[method="post" i]') : null;
  const place = form ? formOfPath(analyticsPath(location.pathname)) : undefined;
  if (place) record({ event: 'form-start', form: place.form });
}
