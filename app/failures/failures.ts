import { consentNow } from '../consent/consent-now.ts';

/** A failure that the visitor sees: the page broke off, or what it called for did not come. */
export type ShownFailure = { kind: 'boundary' | 'failed-call'; problem: unknown };

const shown = 'failure-shown';
/** The first few of them say what went wrong; the rest follows from it. */
const unheardKept = 3;
/** Shown while whoever listens is still on the way. Nothing is kept for a visitor who allows nobody to. */
const unheard: ShownFailure[] = [];
let listeners = 0;

/** Tells whoever listens (app/features/error-reporting) what a visitor is shown. With nobody allowed to, it is nothing. */
export function tellFailure(failure: ShownFailure): void {
  if (listeners > 0) dispatchEvent(new CustomEvent<ShownFailure>(shown, { detail: failure }));
  else if (consentNow()?.performance && unheard.length < unheardKept) unheard.push(failure);
}

/** Calls `listener` for each failure shown, those too that nobody has heard of yet. Returns what ends that. */
export function onFailure(listener: (failure: ShownFailure) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail as ShownFailure);
  addEventListener(shown, hear);
  listeners += 1;
  unheard.splice(0).forEach(listener);
  return () => {
    removeEventListener(shown, hear);
    listeners -= 1;
  };
}
