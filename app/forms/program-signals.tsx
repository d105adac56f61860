import { useState } from 'react';

/** Nobody sees it, so only a program fills it in. */
const trapField = 'leave-empty';
/** When the server made the page with the form, in ms since 1970; `not-known` where the browser made it, or one page is for all. */
const madeAtField = 'page-made-at';
const notKnown = 'not-known';
/** The names of both fields. */
export const signalFields = [trapField, madeAtField];

/** Faster than this nobody reads a form and sends it, in ms. */
const fastestPersonMs = 2_000;

/** Two fields by which a program gives itself away. They only make limits tighter; no form is refused for them. */
export function ProgramSignals({ isSharedPage = false }: { isSharedPage?: boolean }) {
  const [madeAt] = useState(() => (isSharedPage ? notKnown : serverTime()));
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={trapField}>Leave this empty</label>
      <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={madeAtField} value={madeAt} suppressHydrationWarning />
    </div>
  );
}

/** The server's clock alone counts. Hydration keeps the time that the page came with. */
function serverTime(): string {
  if (typeof document === 'undefined') return String(Date.now());
  const field = document.querySelector<HTMLInputElement>(`input[name="${madeAtField}"]`);
  return field?.value ?? notKnown;
}

/** Whether a program seems to have sent these answers: the hidden field filled in, or sent too fast to be read. */
export function seemsFromProgram(answers: Record<string, string>, now: number): boolean {
  const madeAt = answers[madeAtField];
  const isTooFast = madeAt !== notKnown && !(now - Number(madeAt) >= fastestPersonMs);
  return Boolean(answers[trapField]) || isTooFast;
}
