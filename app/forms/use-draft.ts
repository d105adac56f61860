import { useEffect, useRef, useState, type RefObject } from 'react';
import { draftPrefix, draftsBack } from './tab-storage.ts';
import type { Answers } from './answers.ts';
import { areDraftsWithheld } from './drafts-owner.ts';
import { fillEmpty } from './fill-empty.ts';
import { hashText } from './hash-text.ts';

/** Fields that are never stored: transient choices, and values that the page itself carries. */
const excludedTypes = new Set(['hidden', 'submit', 'button', 'password', 'file']);

/**
 * What was typed, and a hash of the page's own value that it replaced; by field name. `isSent` until more is typed.
 */
type Draft = { typed: Record<string, string>; brought: Record<string, string>; isSent?: boolean };
const none: Draft = { typed: {}, brought: {} };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Stores what is typed in this tab, so that a reload or going back loses no text. It stays on the visitor's device,
 * ends with the tab, and is deleted once the form has been sent (`forgetDraft`). `part` names the part that is shown,
 * where the form has parts that come and go. `known` is what was looked up for the form. Like everything that a page
 * brings, it is not stored, since it must be gone once the customer has signed out. `refusal` is the server's, a new
 * object each time: what it refused is unsent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  {
    part = '',
    known = none.typed,
    refusal,
  }: { part?: string; known?: Answers; refusal?: object | undefined } = {},
) {
  const knownNow = useRef(known);
  useEffect(() => void (knownNow.current = known), [known]);
  useEffect(() => {
    if (refusal) markDraft(name, { isSent: false });
  }, [name, refusal]);
  const shownPart = useRef<string>(undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const brought = defaultValuesOf(element);
    // On load, the draft of a part that isn't shown waits for it; later, the visitor has left such a part.
    const isFirst = shownPart.current === undefined;
    const awayAtFirst = () => (isFirst ? awayFrom(element, readShown(name)) : {});
    let away = awayAtFirst();
    shownPart.current = part;
    const keep = () => {
      const before = readShown(name).typed;
      // A withheld draft may be this visitor's own: what it holds for other fields stays in it.
      const unseen = areDraftsWithheld() ? read(name) : { ...none, typed: away };
      const filled = fillEmpty(brought, knownNow.current);
      const own = Object.entries(valuesOf(element)).filter(
        ([field, value]) => value !== filled[field] || value === before[field],
      );
      const over = own
        .filter(([field]) => filled[field])
        .map(([field]) => [field, hashText(filled[field] ?? '')]);
      write(name, {
        typed: { ...unseen.typed, ...Object.fromEntries(own) },
        brought: { ...unseen.brought, ...Object.fromEntries(over) },
      });
    };
    const bringBack = () => {
      away = awayAtFirst();
      restore(element, readShown(name), knownNow.current);
      dispatchTyped(element);
    };
    element.addEventListener('input', keep);
    addEventListener(draftsBack, bringBack);
    bringBack();
    if (!isFirst) keep();
    return () => {
      element.removeEventListener('input', keep);
      removeEventListener(draftsBack, bringBack);
    };
  }, [form, name, part]);
}

/** Whether this tab has a draft for one of these fields; known once scripts run. */
export function useTypedBefore(name: string, fields: readonly string[]): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const check = () => setTyped(fields.some((field) => readShown(name).typed[field]));
    check();
    addEventListener(draftsBack, check);
    return () => removeEventListener(draftsBack, check);
  }, [name, fields]);
  return isTyped;
}

/** Deletes this tab's draft of one form. */
export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(draftPrefix + name);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}

/** Deletes this tab's draft of one form if what was typed is what the caller means. */
export function forgetDraftIf(name: string, isMeant: (typed: Answers) => boolean) {
  if (isMeant(read(name).typed)) forgetDraft(name);
}

/** Marks a draft as sent or unsent; new typing makes it unsent. */
export function markDraft(name: string, { isSent }: { isSent: boolean }) {
  if (hasDraft(name)) write(name, { ...read(name), isSent });
}

/** Deletes those of these drafts that this tab has sent; returns whether others of them remain. */
export function forgetSentDrafts(names: readonly string[]): boolean {
  names.filter((name) => read(name).isSent).forEach(forgetDraft);
  return names.some(hasDraft);
}

function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(draftPrefix + name) !== null;
  } catch {
    return false;
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    draftFields(form)
      .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
      .map(({ name, value }) => [name, value]),
  );
}

function awayFrom(form: HTMLFormElement, draft: Draft): Record<string, string> {
  return Object.fromEntries(Object.entries(draft.typed).filter(([field]) => !form.elements.namedItem(field)));
}

/** The answers that the page came with. */
function defaultValuesOf(form: HTMLFormElement): Record<string, string> {
  const answering = draftFields(form).filter(
    (field) => field.type !== 'radio' || (field as HTMLInputElement).defaultChecked,
  );
  return Object.fromEntries(answering.map((field) => [field.name, defaultValueOf(field)]));
}

function defaultValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

function draftFields(form: HTMLFormElement): Field[] {
  const fields = [...form.elements].filter((field): field is Field => 'value' in field && 'name' in field);
  return fields.filter(({ type, name }) => name && !excludedTypes.has(type));
}

/**
 * Treats text typed before the script started, or restored by the browser, as typed: it is stored and counted like the
 * rest.
 */
function dispatchTyped(form: HTMLFormElement) {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const isTyped = isText
      ? field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.value !== '';
    if (isTyped) dispatchInput(field);
  }
}

/** Fires an input event as if the text had just been typed, for listeners such as the character count. */
function dispatchInput(field: Element) {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Restores a draft into empty fields, default choices and unchanged answers. A value that the page brings for the
 * first time, or that the browser restored, stays, except for looked-up details: earlier typing replaces those.
 */
function restore(form: HTMLFormElement, { typed, brought }: Draft, known: Answers) {
  for (const [field, value] of Object.entries(typed)) {
    const element = form.elements.namedItem(field);
    if (element instanceof RadioNodeList) choose(element, value);
    const isText =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isText || excludedTypes.has(element.type)) continue;
    const isThere = element.value === value;
    const isLookedUp = value !== '' && element.value === known[field];
    if (element.value !== '' && hashText(element.value) !== brought[field] && !isLookedUp) continue;
    // Even when the value is the same: once set, a field keeps its value (or stays empty) when late details arrive.
    element.value = value;
    // An answer that counts must be seen.
    if (value) element.closest('details')?.setAttribute('open', '');
    if (!isThere) dispatchInput(element);
  }
}

/** Restores a choice, unless the page or the browser has set one other than the default. */
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

/** The draft that the form may show. */
function readShown(name: string): Draft {
  return areDraftsWithheld() ? none : read(name);
}

function write(name: string, draft: Draft) {
  try {
    sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft));
  } catch {
    // Storage is full or refused: typing goes on without a draft.
  }
}
