import type { CountedForm, FormStep } from '#contracts/analytics-events.ts';
import { homePath } from '#contracts/area-path.ts';
import { complaintForms } from '#contracts/complaint-forms.ts';

/** The form and step of a page; `step` from the second page on. */
type Place = { form: CountedForm; step?: FormStep };

const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...complaintForms.flatMap((form): [string, Place][] => [
    [`complaints/${form}`, { form }],
    [`complaints/${form}/query`, { form, step: 'query' }],
  ]),
  ['complaints/feedback', { form: 'feedback' }],
  ['complaints/feedback/personal-details', { form: 'feedback', step: 'personal-details' }],
  ['submit-meter-read', { form: 'meter-reading' }],
]);

/** The pages that follow a form's last page once the form is accepted. */
const endings: ReadonlyMap<string, readonly string[]> = new Map([
  ['confirmation', ['query', 'personal-details']],
  ['submit-meter-read-confirm', ['submit-meter-read']],
]);

/** The form to which a recorded path belongs. */
export function formOfPath(path: string): Place | undefined {
  return places.get(pageOf(path));
}

/** The form that was accepted, from the recorded path after it and the one before. */
export function acceptedForm(path: string, previous: string): CountedForm | undefined {
  const lastPages = endings.get(pageOf(path)) ?? [];
  const isFromLastPage = lastPages.includes(previous.split('/').at(-1) ?? '');
  return isFromLastPage ? formOfPath(previous)?.form : undefined;
}

function pageOf(path: string): string {
  return path.replace(homePath, '');
}
