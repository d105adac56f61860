import { useState } from 'react';
import type { Answers } from './answers.ts';

/** The hidden field: people don't see it, so only a bot fills it in. */
const honeypotField = 'leave-empty';
/**
 * When the server first rendered the page with the form, in ms since 1970; `not-known` where the browser rendered it, or
 * where one cached page serves all visitors.
 */
export const renderedAtField = 'page-made-at';
const notKnown = 'not-known';
/** The names of both fields. */
export const signalFields = [honeypotField, renderedAtField];

/** The minimum time in which a person reads a form and sends it, in ms. */
const minFillMs = 2_000;

type BotSignalsProps = {
  isSharedPage?: boolean;
  /** What the visitor has posted from this page, if anything: their time on it counts from its first rendering. */
  posted?: Answers;
};

/** Two fields that reveal a bot. They only tighten rate limits; no form is refused because of them. */
export function BotSignals({ isSharedPage = false, posted }: BotSignalsProps) {
  const [renderedAt] = useState(() => (isSharedPage ? notKnown : postedTime(posted) || serverTime()));
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={honeypotField}>Leave this empty</label>
      <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={renderedAtField} value={renderedAt} suppressHydrationWarning />
    </div>
  );
}

function postedTime(posted: Answers | undefined): string {
  return /^\d{1,15}$/.exec(posted?.[renderedAtField] ?? '')?.[0] ?? '';
}

/** Only the server's clock counts. Hydration keeps the time that came with the page. */
function serverTime(): string {
  if (typeof document === 'undefined') return String(Date.now());
  const field = document.querySelector<HTMLInputElement>(`input[name="${renderedAtField}"]`);
  return field?.value ?? notKnown;
}

/** Whether a bot seems to have sent these answers: the hidden field is filled in, or the form was sent too fast. */
export function looksLikeBot(answers: Record<string, string>, now: number): boolean {
  const renderedAt = answers[renderedAtField];
  const isTooFast = renderedAt !== notKnown && !(now - Number(renderedAt) >= minFillMs);
  return Boolean(answers[honeypotField]) || isTooFast;
}
