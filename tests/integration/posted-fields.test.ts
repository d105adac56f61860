import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextStep } from '#app/journeys/complaint/complaint-details.tsx';
import { addressIntents } from '#app/journeys/address-finder/address-state.ts';
import { postedFields } from '#app/posted-fields.ts';
import { textFormLimit } from '#server/edge/request-limits/body-limits.ts';
import { samplePostcode } from '../support/complaint-journey.ts';
import { copyContent } from '../support/content-copy.ts';
import { lookedUpAddress } from '../support/looked-up-address.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const area = '/help-and-support';
const complaint = `${area}/complaints/gas-and-electricity`;
const personalDetails = `${area}/complaints/feedback/personal-details`;
const details = {
  'first-name': 'Robin',
  surname: 'Sample',
  email: 'robin@example.com',
  telephone: '07700900982',
  vulnerability: 'false',
};
const words = { query: 'It is cold.' };
const meterReadSettings = {
  isMeterReadWeek: true,
  isEnableMeterReadCTA: true,
  contactCardTemplate: '',
  contactCardPillTemplate: '',
  headingTemplate: '',
  smrErrorTemplate: '',
};

let content: Awaited<ReturnType<typeof copyContent>>;
/** An address that was looked up, as pages carry it. */
let chosen: Record<string, string>;
let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  content = await copyContent({
    'service-outages/help-and-support.json': { title: 'Delays', message: 'We answer more slowly.' },
    'meter-read/settings.json': meterReadSettings,
  });
  site = await siteInProcess({ CONTENT_DIR: content.dir });
  chosen = await lookedUpAddress((answers) => page(complaint, answers));
});
afterAll(async () => {
  await site.stop();
  await content.remove();
});

/** A page as a browser gets it, after a post when there are answers. */
async function page(path: string, answers?: Record<string, string>): Promise<string> {
  const body = answers && new URLSearchParams(answers);
  const cookie = path.endsWith('/query') ? await complaintSession() : '';
  const init = { method: body ? 'POST' : 'GET', headers: { cookie }, ...(body && { body }) };
  return (await site.fetch(new Request(`http://localhost:3000${path}`, init))).text();
}

async function complaintSession(): Promise<string> {
  const body = new URLSearchParams({ ...details, ...chosen, intent: nextStep });
  const response = await site.fetch(
    new Request(`http://localhost:3000${complaint}`, { method: 'POST', body }),
  );
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Every page with a form, in every state that shows other fields. */
const pages = (): [string, Record<string, string>?][] => [
  [`${area}/`],
  [`${area}/cookies`],
  [`${area}/meters`],
  [`${area}/was-this-useful?said=no&page=${area}/meters`],
  [`${area}/make-a-complaint-select-type`],
  [`${area}/make-a-complaint-select-energy`],
  [complaint],
  [complaint, { ...words, intent: 'back-to-details' }],
  [complaint, { intent: addressIntents.enter }],
  [complaint, { intent: addressIntents.find, postcode: samplePostcode }],
  [complaint, { ...chosen, intent: nextStep }],
  [`${complaint}/query`],
  [`${area}/complaints/feedback`],
  [personalDetails, { ...words, intent: 'continue' }],
  [personalDetails, { ...words, intent: addressIntents.enter }],
  [personalDetails, { ...words, ...chosen, intent: 'send-feedback' }],
  [`${area}/submit-meter-read`],
  [`${area}/bills-and-payments/compare-two-bills`],
  [`${area}/submit-meter-read`, { fuel: 'Dual', is_economy_7_radio: 'yes', intent: 'choose' }],
];

/** Where a form is posted, as the route's path in routes.ts. */
function routeOf(action: string): string {
  const path = new URL(action, 'http://localhost:3000').pathname.slice(area.length + 1);
  return path.replace(/^complaints\/gas-and-electricity/, 'complaints/:complaint');
}

/** A page that shows posted text again contains it twice, escaped: in a field, and in the page's data. */
const responseSizeLimit = 4 * textFormLimit;

test.each(['<', '"', '\\', '\u0001', '\u2028', '<!--'])(
  'a query of only %j, unencoded as no browser posts it, is not repeated many times over in the response',
  async (text) => {
    const body = `query=${text.repeat((textFormLimit - 10) / Buffer.byteLength(text))}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = new Request(`http://localhost:3000${complaint}`, { method: 'POST', headers, body });
    const response = await site.fetch(request);
    const html = await response.text();
    expect([response.status, html.includes('name="query"')]).toEqual([422, true]);
    expect(Buffer.byteLength(html)).toBeLessThan(responseSizeLimit);
  },
);

test('every field of every form is one that its route reads', async () => {
  const unread = new Set<string>();
  const drawn = new Set<string>();
  for (const [path, answers] of pages()) {
    for (const form of named(readElements(await page(path, answers)), 'form')) {
      if (form.get('method') !== 'post') continue;
      const route = routeOf(form.get('action') ?? path);
      const fields: object = route in postedFields ? postedFields[route as keyof typeof postedFields] : {};
      drawn.add(route);
      for (const name of form.inside.flatMap((element) => element.get('name') ?? []))
        if (!Object.hasOwn(fields, name)) unread.add(`${name} of ${route}`);
    }
  }
  expect([...unread]).toEqual([]);
  // A script posts the readings that a device has stored.
  expect([...drawn].toSorted()).toEqual(
    Object.keys(postedFields)
      .filter((route) => route !== 'submit-meter-read/kept')
      .toSorted(),
  );
});
