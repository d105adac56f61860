import { useEffect, useRef, useState, type RefObject } from 'react';
import { draftPrefix, draftsBack } from '../session/draft-keys.ts';
import type { Answers } from './answers.ts';
import { fillEmpty } from '../prefill/known-answers.ts';
import { traceOf } from './trace-of.ts';

/** What is never kept: choices of the moment and what a page carries along by itself. */
const notKept = new Set(['hidden', 'submit', 'button', 'password', 'file']);

/** What was typed, and a trace of what the page had brought in its place; by field name. `isSent` until more is typed. */
type Draft = { typed: Record<string, string>; brought: Record<string, string>; isSent?: boolean };
const none: Draft = { typed: {}, brought: {} };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed in this tab, so that a reload or a way back loses no text. It stays on the visitor's device,
 * ends with the tab, and is forgotten once the form was sent (`forgetDrafts`). `intent` is that of the button that
 * sends it; `part` names the part of the form that is shown, where it has parts that come and go. `known` is what was
 * looked up for the form: like all that a page brings, it is not kept here, since it must be gone once the customer has
 * signed out.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { intent, part = '', known = none.typed }: { intent?: string; part?: string; known?: Answers } = {},
) {
  const knownNow = useRef(known);
  useEffect(() => void (knownNow.current = known), [known]);
  const shownPart = useRef<string>(undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const brought = broughtBy(element);
    // At first, what was typed in a part that isn't shown waits for it; later the visitor has turned away from it.
    const isFirst = shownPart.current === undefined;
    const away = isFirst ? awayFrom(element, read(name)) : {};
    shownPart.current = part;
    const keep = (isSent = false) => {
      const before = read(name).typed;
      const filled = fillEmpty(brought, knownNow.current);
      const own = Object.entries(valuesOf(element)).filter(
        ([field, value]) => value !== filled[field] || value === before[field],
      );
      const over = own
        .filter(([field]) => filled[field])
        .map(([field]) => [field, traceOf(filled[field] ?? '')]);
      write(name, {
        typed: { ...away, ...Object.fromEntries(own) },
        brought: Object.fromEntries(over),
        isSent,
      });
    };
    const keepTyped = () => keep();
    const keepSent = ({ submitter }: SubmitEvent) => {
      if (submitter instanceof HTMLButtonElement && submitter.value === intent) keep(true);
    };
    const bringBack = () => restore(element, read(name), knownNow.current);
    element.addEventListener('input', keepTyped);
    element.addEventListener('submit', keepSent);
    addEventListener(draftsBack, bringBack);
    restore(element, read(name), knownNow.current);
    tellTyped(element);
    if (!isFirst) keep();
    return () => {
      element.removeEventListener('input', keepTyped);
      element.removeEventListener('submit', keepSent);
      removeEventListener(draftsBack, bringBack);
    };
  }, [form, name, intent, part]);
}

/** Whether this tab keeps something typed for one of these fields; known once scripts run. */
export function useTypedBefore(name: string, fields: readonly string[]): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => setTyped(fields.some((field) => read(name).typed[field])), [name, fields]);
  return isTyped;
}

/** Forgets what this tab keeps of one form. */
export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(draftPrefix + name);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** Forgets every draft of this tab. */
export function forgetDrafts() {
  for (const name of keptNames()) forgetDraft(name);
}

/** Forgets the drafts that this tab has sent; tells whether it keeps others. */
export function forgetSentDrafts(): boolean {
  for (const name of keptNames()) if (read(name).isSent) forgetDraft(name);
  return keptNames().length > 0;
}

function keptNames(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
    return keys.map((key) => key.slice(draftPrefix.length));
  } catch {
    return [];
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    keptFields(form)
      .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
      .map(({ name, value }) => [name, value]),
  );
}

function awayFrom(form: HTMLFormElement, draft: Draft): Record<string, string> {
  return Object.fromEntries(Object.entries(draft.typed).filter(([field]) => !form.elements.namedItem(field)));
}

/** The answers that the page came with. */
function broughtBy(form: HTMLFormElement): Record<string, string> {
  const answering = keptFields(form).filter(
    (field) => field.type !== 'radio' || (field as HTMLInputElement).defaultChecked,
  );
  return Object.fromEntries(answering.map((field) => [field.name, broughtFor(field)]));
}

function broughtFor(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

function keptFields(form: HTMLFormElement): Field[] {
  const fields = [...form.elements].filter((field): field is Field => 'value' in field && 'name' in field);
  return fields.filter(({ type, name }) => name && !notKept.has(type));
}

/** What was typed before this began, or the browser restored, is told as typed: it is kept and counted like the rest. */
function tellTyped(form: HTMLFormElement) {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const isTyped = isText
      ? field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.value !== '';
    if (isTyped) tell(field);
  }
}

/** As if it had been typed just now, for what follows the typing, such as a count of characters. */
function tell(field: Element) {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fills empty fields, usual choices and what was typed over the same answer; what the page brings for the first time,
 * or the browser restored, stands, save what was looked up: something typed before goes over that.
 */
function restore(form: HTMLFormElement, { typed: kept, brought }: Draft, known: Answers) {
  for (const [field, value] of Object.entries(kept)) {
    const element = form.elements.namedItem(field);
    if (element instanceof RadioNodeList) choose(element, value);
    const isText =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isText || notKept.has(element.type)) continue;
    const isThere = element.value === value;
    const isLookedUp = value !== '' && element.value === known[field];
    if (element.value !== '' && traceOf(element.value) !== brought[field] && !isLookedUp) continue;
    // Even when it is there: a field that was written to keeps its words, or its emptiness, whatever comes late.
    element.value = value;
    if (!isThere) tell(element);
  }
}

/** Makes a choice again, unless the page or the browser has made another than the usual one. */
function choose(radios: RadioNodeList, value: string) {
  const options = [...radios].filter((node) => node instanceof HTMLInputElement);
  const isUsual = options.every(({ checked, defaultChecked }) => checked === defaultChecked);
  if (isUsual) options.find((option) => option.value === value && !option.checked)?.click();
}

function read(name: string): Draft {
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? '{}') as Partial<Draft>) };
  } catch {
    return none;
  }
}

function write(name: string, draft: Draft) {
  try {
    sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft));
  } catch {
    // Full or refused: typing goes on without a draft.
  }
}
