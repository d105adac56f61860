import { consentCategories, type Consent } from '#contracts/consent.ts';
import { chosenConsent } from './chosen-consent.ts';
import { choose, consentNow, onConsentChange } from './consent-now.ts';

const question = 'section.consent';
const confirmation = '.consent--saved';

/**
 * Stores the choice made in a page's question about cookies at once, and shows the line that confirms it. A choice made
 * in another tab closes the question. Only the attributes of React's elements are changed, so that React can still
 * hydrate them where it starts later.
 */
export function followBanner(): void {
  addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    const asked = form?.closest<HTMLElement>(question);
    if (!form || !asked) return;
    event.preventDefault();
    const consent = chosenConsent(new FormData(form, event.submitter));
    // Confirm first: `choose` notifies the listener that closes any question still open.
    confirmChoice(asked, consent);
    choose(consent);
  });
  const closeIfChosen = () => consentNow() && closeQuestion();
  onConsentChange(closeIfChosen);
  // The server rendered this page before the visitor answered in another tab.
  closeIfChosen();
}

/** Removes the line, so that the next page starts without it. */
export function removeConfirmation(): void {
  document.querySelector(confirmation)?.remove();
}

function confirmChoice(asked: HTMLElement, consent: Consent): void {
  const choice = consentCategories.some((category) => consent[category]) ? 'accepted' : 'rejected';
  const line = document
    .querySelector<HTMLTemplateElement>('template#choice-saved')
    ?.content.firstElementChild?.cloneNode(true);
  if (!(line instanceof HTMLElement)) return closeQuestion();
  line.querySelector(`[data-choice]:not([data-choice=${choice}])`)?.remove();
  asked.after(line);
  // The focus was in the question.
  line.focus({ preventScroll: true });
  closeQuestion();
}

function closeQuestion(): void {
  const asked = document.querySelector<HTMLElement>(question);
  if (!asked || asked.hidden) return;
  const hadFocus = asked.contains(document.activeElement);
  asked.hidden = true;
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
}
