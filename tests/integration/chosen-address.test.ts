import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIntents } from '#app/journeys/address-finder/address-state.ts';
import { queryIntents } from '#app/journeys/complaint/query-intents.ts';
import { nextStep } from '#app/journeys/complaint/complaint-details.tsx';
import { sendFeedback } from '#app/journeys/feedback/feedback-details.tsx';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { MainApiTables } from '#server/main-api/create-main-api.ts';
import { engines, longTimeout, type TestDatabase } from '../support/engines.ts';
import { carriedAddress, lookedUpAddress } from '../support/looked-up-address.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const origin = 'http://localhost:3000';
const complaint = '/help-and-support/complaints/gas-and-electricity';
const feedback = '/help-and-support/complaints/feedback/personal-details';
const person = {
  'first-name': 'Ann',
  surname: 'O’Brien',
  email: 'ann@example.com',
  telephone: '07700 900 982',
};
const details = { ...person, textphone: '18001', vulnerability: 'true', query: 'It is cold.' };
const typedAddress = {
  'address-line1': 'Rose Cottage, Mill Lane',
  'postal-town': 'Aberdeen',
  'manual-postcode': 'ab19zz',
};
/** The form continues to the text of a complaint, or to the confirmation of feedback. */
const onward = /\/(query|confirmation)$/;
const again = 'Find and choose your address again';

/** Two processes of one site, as behind a balancer. */
let sites: Awaited<ReturnType<typeof siteInProcess>>[];
let database: TestDatabase<MainApiTables>;
beforeAll(async () => {
  const [sqlite] = await engines();
  if (!sqlite) throw new Error('no engine');
  database = await sqlite.open<MainApiTables>();
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'one secret that both of the sites know',
    RATE_LIMITS: 'off',
  };
  sites = [await siteInProcess(env), await siteInProcess(env)];
}, longTimeout.timeout);
afterAll(async () => {
  for (const site of sites) await site.stop();
  await database.close();
});

/** A browser without scripts that refuses cookies, and whose requests alternate between the two processes. */
function newBrowser() {
  let asked = 0;
  const ask = async (path: string, answers?: Record<string, string>, cookie = '') => {
    const site = sites[asked++ % sites.length];
    if (!site) throw new Error('no site');
    const body = answers && new URLSearchParams(answers);
    const init = { method: body ? 'POST' : 'GET', headers: { cookie, origin }, ...(body && { body }) };
    return site.fetch(new Request(origin + path, { ...init, redirect: 'manual' }));
  };
  const page = async (...request: Parameters<typeof ask>) => (await ask(...request)).text();
  return { ask, page };
}

/** The errors of a page by field, and the values that it shows again. */
function readForm(html: string) {
  const elements = readElements(html);
  const summary = elements.find((element) => element.get('id') === 'error-summary');
  const links = named(summary?.inside ?? [], 'a');
  const inputs = named(elements, 'input').map((input) => [input.get('name') ?? '', input.get('value') ?? '']);
  const chosen = named(elements, 'option').filter((option) => option.get('selected') !== undefined);
  return {
    errors: Object.fromEntries(links.map((link) => [link.get('href')?.slice(1), link.text])) as object,
    typed: Object.fromEntries(inputs) as Record<string, string>,
    chosen: chosen.map((option) => option.get('value')),
  };
}

const leadsOf = async () => createLeadsStore(database).newest(100);

describe.each([
  ['complaint', complaint, { ...details, intent: nextStep }],
  ['feedback', feedback, { ...person, query: 'Keep my credit.', intent: sendFeedback }],
])('the %s form', (_, form, answers) => {
  const lookUp = ({ page }: ReturnType<typeof newBrowser>) =>
    lookedUpAddress((fields) => page(form, { ...answers, ...fields }));

  test('accepts an address that was looked up, in either process, and with cookies refused', async () => {
    const browser = newBrowser();
    const address = await lookUp(browser);
    expect((await browser.ask(form, { ...answers, ...address })).headers.get('location')).toMatch(onward);
  });

  test('accepts an address that was typed and saved here', async () => {
    const { ask, page } = newBrowser();
    const made = await page(form, { ...answers, ...typedAddress, intent: addressIntents.save });
    expect((await ask(form, { ...answers, ...carriedAddress(made) })).headers.get('location')).toMatch(
      onward,
    );
  });

  test('accepts a different address from each of two tabs', async () => {
    const { ask, page } = newBrowser();
    const first = await lookUp({ ask, page });
    const second = await lookedUpAddress((fields) => page(form, { ...answers, ...fields }), {
      postcode: 'AB1 9ZZ',
      id: 'sample-999000000002',
    });
    for (const address of [first, second])
      expect((await ask(form, { ...answers, ...address })).headers.get('location')).toMatch(onward);
  });

  test.each<[string, (own: Record<string, string>) => Record<string, string>]>([
    ['that nobody looked up or made', () => ({ 'address-id': 'sample-999000000001' })],
    ['with a seal of somebody’s own making', () => ({ 'address-id': 'a', 'address-seal': 'made-up' })],
    ['under the seal of another', (own) => ({ ...own, 'address-id': 'sample-999000000002' })],
    ['under other words', (own) => ({ ...own, 'address-label': '9 Other Road, Aberdeen, AB1 9ZZ' })],
    [
      'whose seal was changed',
      (own) => ({ ...own, 'address-seal': own['address-seal']?.replace(/.{6}$/, 'aaaaaa') ?? '' }),
    ],
    ['whose seal was left out', (own) => ({ ...own, 'address-seal': '' })],
  ])('refuses an address %s, asks to choose it again, and loses nothing else', async (_case, forged) => {
    const before = (await leadsOf()).length;
    const browser = newBrowser();
    const address = {
      'address-label': '1 Alderwick Road, Aberdeen, ab1 9zz',
      ...forged(await lookUp(browser)),
    };
    const response = await browser.ask(form, { ...answers, ...address });
    expect(response.status).toBe(422);
    expect(
      response.headers.getSetCookie().filter((cookie) => cookie.startsWith('complaint-details=')),
    ).toEqual([]);
    const { errors, typed, chosen } = readForm(await response.text());
    expect(errors).toMatchObject({ postcode: again });
    expect(typed).toMatchObject({ ...person, query: answers.query, postcode: 'AB1 9ZZ' });
    if ('textphone' in answers) {
      expect(typed['textphone']).toBe('18001');
      expect(chosen).toContain('true');
    }
    expect(typed).not.toHaveProperty('address-id');
    expect(await leadsOf()).toHaveLength(before);
    // The remedy: looking it up once more.
    expect(
      (await browser.ask(form, { ...answers, ...(await lookUp(browser)) })).headers.get('location'),
    ).toMatch(onward);
  });

  test('reports all errors together', async () => {
    const { page } = newBrowser();
    const forged = { 'address-id': 'a', 'address-label': 'b' };
    const { errors } = readForm(await page(form, { ...answers, ...forged, 'first-name': '', email: 'ann' }));
    expect(Object.values(errors)).toEqual([
      'Enter your first name',
      'Enter an email address in the correct format, like name@example.com',
      again,
    ]);
  });
});

test('a visitor who returns to the details finds the address they chose, and continues with it', async () => {
  const { ask, page } = newBrowser();
  const address = await lookedUpAddress((fields) => page(complaint, { ...details, ...fields }));
  const first = await ask(complaint, { ...details, ...address, intent: nextStep });
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const back = carriedAddress(await page(complaint, undefined, cookie));
  expect(back).toMatchObject({
    'address-id': address['address-id'],
    'address-label': address['address-label'],
  });
  expect(
    (await ask(complaint, { ...details, ...back, intent: nextStep }, cookie)).headers.get('location'),
  ).toMatch(onward);
});

test('a sealed cookie of the site is not accepted as the seal of an address', async () => {
  const { ask, page } = newBrowser();
  const address = await lookedUpAddress((fields) => page(complaint, { ...details, ...fields }));
  const first = await ask(complaint, { ...details, ...address, intent: nextStep });
  const seal = decodeURIComponent(/^[^=]+=([^;]+)/.exec(first.headers.getSetCookie()[0] ?? '')?.[1] ?? '');
  const response = await ask(complaint, { ...details, ...address, 'address-seal': seal, intent: nextStep });
  expect(response.status).toBe(422);
});

describe('the supplier gets the address as text', () => {
  const county = { ...typedAddress, county: 'Aberdeenshire' };
  const shown = 'Rose Cottage, Mill Lane, Aberdeen, AB1 9ZZ';
  const whole = 'Rose Cottage, Mill Lane, Aberdeen, Aberdeenshire, AB1 9ZZ';
  const addressOf = async (email: string) =>
    (await leadsOf()).find(({ document }) => document.data.attributes.email === email)?.address;
  /** As with a supplier's own address service, which need not answer GET /addresses/{id}. */
  const forgetAddresses = async () => void (await database.queries.deleteFrom('manual_addresses').execute());
  const cases: [string, () => Promise<void>, string][] = [
    ['whole, from the address service', async () => {}, whole],
    ['as the visitor saw it, where the address service doesn’t know the id', forgetAddresses, shown],
  ];

  test.each(cases)('of feedback: %s', async (_, before, words) => {
    const { ask, page } = newBrowser();
    const email = `${crypto.randomUUID()}@example.com`;
    const answers = { ...person, email, query: 'Keep my credit.', intent: sendFeedback };
    const made = await page(feedback, { ...answers, ...county, intent: addressIntents.save });
    await before();
    await ask(feedback, { ...answers, ...carriedAddress(made) });
    expect(await addressOf(email)).toBe(words);
  });

  test.each(cases)('of a complaint: %s', async (_, before, words) => {
    const { ask, page } = newBrowser();
    const answers = { ...details, email: `${crypto.randomUUID()}@example.com` };
    const made = await page(complaint, { ...answers, ...county, intent: addressIntents.save });
    const first = await ask(complaint, { ...answers, ...carriedAddress(made), intent: nextStep });
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await before();
    const query = { query: 'It is cold.', subject: 'Discount', intent: queryIntents.send };
    await ask(`${complaint}/query`, query, cookie);
    expect(await addressOf(answers.email)).toBe(words);
  });
});
