import { readReference, referenceTo } from '../references/reference.ts';
import type { CleanElement, CleanNode } from '../rich-text/clean-element.ts';

/** The gas emergency number: the only call that is red, since there is danger to life. */
const alarmNumber = 'gasEmergency';

/** A document's `call` and `call-note`: the name of a number in the brand, and what the call costs and when. */
export type Call = { name: string; note: string };

/** The call that a document's metadata asks for; undefined for an article that is not urgent. */
export function callOf(meta: ReadonlyMap<string, string>): Call | undefined {
  const name = readReference(referenceTo('phone', meta.get('call') ?? ''))?.name;
  return name ? { name, note: meta.get('call-note') ?? '' } : undefined;
}

/**
 * Arranges an urgent article, in place: its first paragraph is the lead, and the number to call stands beside its first
 * steps, one block each. False, with nothing changed, for a body that doesn't begin with a paragraph and steps.
 */
export function putActionFirst(body: CleanNode[], call: Call): boolean {
  const start = beginningOf(body);
  if (!start) return false;
  const { lead, steps } = start;
  lead.attributes.set('class', 'lead');
  steps.attributes.set('class', 'action-steps');
  body.splice(body.indexOf(steps), 1, elementOf('div', 'action-first', [steps, callBar(call)]));
  return true;
}

/** The first paragraph and the steps right after it. */
function beginningOf(body: readonly CleanNode[]): { lead: CleanElement; steps: CleanElement } | undefined {
  const [lead, steps] = body.filter((node) => typeof node !== 'string' || node.trim() !== '');
  if (typeof lead !== 'object' || typeof steps !== 'object') return undefined;
  const isSteps = steps.name === 'ol' && steps.attributes.get('class') === 'steps';
  return lead.name === 'p' && isSteps ? { lead, steps } : undefined;
}

function callBar({ name, note }: Call): CleanElement {
  const number = referenceTo('phone', name);
  const words = elementOf('span', undefined, [
    elementOf('b', undefined, [
      elementOf('span', 'visually-hidden', ['Call ']),
      elementOf('span', 'call__number', [number]),
    ]),
    ...(note === '' ? [] : [elementOf('small', undefined, [note])]),
  ]);
  const link = elementOf('a', name === alarmNumber ? 'call call--alarm' : 'call', [words]);
  link.attributes.set('href', `tel:${number}`);
  return elementOf('div', 'call-bar', [link]);
}

function elementOf(name: string, className: string | undefined, children: CleanNode[]): CleanElement {
  return { name, drawing: false, attributes: new Map(className ? [['class', className]] : []), children };
}
