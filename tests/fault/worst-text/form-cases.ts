import { addressIntents } from '#app/journeys/address-finder/address-state.ts';
import { nextStep } from '#app/journeys/complaint/complaint-details.tsx';
import { queryIntents } from '#app/journeys/complaint/query-intents.ts';
import { sendFeedback } from '#app/journeys/feedback/feedback-details.tsx';
import { intents as readingIntents } from '#app/journeys/meter-reading/outcome.ts';
import { postedFields } from '#app/posted-fields.ts';
import { bodyLimitOf } from '#server/edge/request-limits/body-limits.ts';
import { lookedUpAddress } from '#tests/support/looked-up-address.ts';
import type { Case } from './run-cases.ts';
import {
  bytesOf,
  formEscaped,
  lineOf,
  sizes,
  someUnits,
  textOf,
  unitNames,
  type UnitName,
} from './worst-texts.ts';

export type FormRoute = keyof typeof postedFields;
export const formRoutes = Object.keys(postedFields) as FormRoute[];

/** The buttons of each route's form that treat what was typed differently, starting with the one that sends it. */
const buttons: Partial<Record<FormRoute, string[]>> = {
  'complaints/:complaint': [nextStep, addressIntents.find, addressIntents.choose, addressIntents.save],
  'complaints/:complaint/query': [queryIntents.send],
  'complaints/feedback/personal-details': [sendFeedback, addressIntents.save, 'continue'],
  'submit-meter-read': [readingIntents.send, readingIntents.choose],
};

/** Valid answers, so that only the one worst text is tested. */
const right: Record<string, string> = {
  'first-name': 'Robin',
  surname: 'Sample',
  first_name: 'Robin',
  last_name: 'Sample',
  email: 'robin@example.com',
  telephone: '07700900982',
  vulnerability: 'false',
  postcode: 'SW1A 1AA',
  'address-line1': '1 High Street',
  'postal-town': 'Ashcombe',
  'manual-postcode': 'SW1A 1AA',
  subject: 'Discount',
  query: 'It is cold.',
  fuel: 'Dual',
  is_economy_7_radio: 'no',
  elec_account_number: '850012345678',
  gas_account_number: 'BGX40217',
  elec_reading: '14728',
  gas_reading: '03864',
  'old-first-day': '2026-05-20',
  'old-last-day': '2026-08-15',
  'old-start-reading': '13224',
  'old-end-reading': '13860',
  'old-unit-rate': '24',
  'old-standing-charge': '50',
  'new-first-day': '2026-08-16',
  'new-last-day': '2026-11-18',
  'new-start-reading': '13860',
  'new-end-reading': '14728',
  'new-unit-rate': '26',
  'new-standing-charge': '54',
};

/** The bytes of a post beside its worst text: other answers and field names. */
const otherBytes = 6 * 1024;
/** Each one-line field is tested alone with every sixth text, and with all marks. */
const unitsPerLine = 6;

/** The site accepts forms in no other encoding: it answers others with 415, unread. */
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

type Answers = Record<string, string>;
/** A visitor's data: the cookie with their details, and an address that was looked up for them. */
type Visit = { cookie?: string; address?: Answers };

/** Where a route's form is posted. */
export function addressOf(url: string, route: FormRoute): string {
  return `${url}/help-and-support/${route.replace(':complaint', 'gas-and-electricity')}`;
}

/** The largest worst text in bytes that a route's form accepts. */
export function largestOf(route: FormRoute): number {
  const { pathname } = new URL(addressOf('http://localhost', route));
  return Math.min(sizes.largest, bodyLimitOf(pathname) - otherBytes);
}

/** A page's fields for an address that was looked up. */
export async function addressFields(url: string): Promise<Answers> {
  const form = addressOf(url, 'complaints/:complaint');
  return lookedUpAddress(async (answers) =>
    (await fetch(form, { method: 'POST', body: new URLSearchParams(answers) })).text(),
  );
}

/** The cookie of a visitor who has given their details, and is on the second step of a complaint. */
export async function detailsCookie(url: string): Promise<string> {
  const route = 'complaints/:complaint';
  const body = new URLSearchParams({
    ...rightAnswers(route),
    ...(await addressFields(url)),
    intent: nextStep,
  });
  const answer = await fetch(addressOf(url, route), { method: 'POST', body, redirect: 'manual' });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('complaint-details='));
  if (!cookie) throw new Error(`No details were taken: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** The forms of one route: every field of it with worst texts, by each button. */
export function* formCases(
  url: string,
  route: FormRoute,
  { cookie = '', address = {} }: Visit = {},
): Generator<Case> {
  const fields = Object.keys(postedFields[route]).filter((field) => field !== 'intent');
  const share = Math.min(sizes.middle, Math.floor(largestOf(route) / fields.length));
  const [sends = '', ...others] = buttons[route] ?? ['send'];
  const hasAddress = fields.includes('address-seal');
  const post = (name: string, intent: string, changes: Answers): Case => {
    const answers = { ...rightAnswers(route), ...(hasAddress && address), intent, ...changes };
    return {
      group: route,
      name,
      url: addressOf(url, route),
      init: { method: 'POST', body: urlEncoded(answers), headers: { ...formHeaders, cookie } },
    };
  };
  for (const intent of [sends, ...others])
    for (const unit of unitNames) {
      const all = (text: string) => Object.fromEntries(fields.map((field) => [field, text]));
      // The limits of the smallest forms are too low for a long line in every field.
      if (bytesOf(formEscaped(lineOf(unit))) * fields.length <= largestOf(route))
        yield post(`a line of ${unit} in all (${intent})`, intent, all(lineOf(unit)));
      yield post(
        `${share} bytes of ${unit} in all (${intent})`,
        intent,
        all(textOf(unit, share, formEscaped)),
      );
    }
  for (const [place, field] of [...fields, 'intent'].entries())
    for (const [unit, bytes] of aloneIn(field, place, largestOf(route)))
      yield post(`${bytes} bytes of ${unit} in ${field}`, sends, {
        [field]: textOf(unit, bytes, formEscaped),
      });
}

/** Free text is tested with every text in every size, other fields with the largest only. */
function* aloneIn(field: string, place: number, largest: number): Generator<[UnitName, number]> {
  const some = new Set([
    ...unitNames.filter((unit) => unit.includes('marks')),
    ...someUnits(place, unitsPerLine),
  ]);
  const isText = field === 'query';
  const bytes = isText ? Object.values(sizes) : [sizes.largest];
  const fitting = new Set(bytes.map((size) => Math.min(size, largest)));
  for (const unit of isText ? unitNames : some) for (const size of fitting) yield [unit, size];
}

function rightAnswers(route: FormRoute): Answers {
  return Object.fromEntries(Object.keys(postedFields[route]).map((field) => [field, right[field] ?? '']));
}

function urlEncoded(answers: Answers): string {
  return Object.entries(answers)
    .map(([name, text]) => `${name}=${formEscaped(text)}`)
    .join('&');
}
