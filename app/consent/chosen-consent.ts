import { consentCategories, consentTo, type Consent } from '#contracts/consent.ts';

/** The field name of the buttons that post a choice. */
export const choiceName = 'choice';
export type Choice = 'accept-all' | 'reject-all' | 'as-chosen';

/** What a posted form allows. Anything not explicitly allowed is refused. */
export function chosenConsent(form: { get: (name: string) => unknown }): Consent {
  const choice = form.get(choiceName) as Choice | null;
  if (choice === 'accept-all') return consentTo(consentCategories);
  if (choice === 'reject-all') return consentTo([]);
  return consentTo(consentCategories.filter((category) => form.get(category) === 'yes'));
}
