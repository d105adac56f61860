import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { lookedUpAddress } from './looked-up-address.ts';

/** A postcode of the sample addresses, and the first of its addresses. */
export const samplePostcode = 'AB1 9ZZ';
export const firstAddress = { id: 'sample-999000000001', label: '1 Alderwick Road, Aberdeen, AB1 9ZZ' };

export type Visitor = {
  firstName: string;
  surname: string;
  email: string;
  telephone: string;
  textphone: string;
  needsHelp: boolean;
};

/** A person with a unique e-mail address, which identifies their lead among all others. */
export function newVisitor(changes: Partial<Visitor> = {}): Visitor {
  return {
    firstName: 'Ann',
    surname: 'Okafor',
    email: `ann.${randomUUID()}@example.com`,
    telephone: '07700 900 982',
    textphone: '',
    needsHelp: false,
    ...changes,
  };
}

/** Answers everything in 'A bit about you' except the address. */
export async function fillDetails(page: Page, visitor: Visitor) {
  await fillNames(page, visitor);
  await page.getByLabel('Textphone or international number').fill(visitor.textphone);
  await page.getByLabel('Do you need extra help?').selectOption(visitor.needsHelp ? 'Yes' : 'No');
}

/** Names, e-mail and phone, which both details forms ask for. */
export async function fillNames(page: Page, visitor: Visitor) {
  await page.getByLabel('First name').fill(visitor.firstName);
  await page.getByLabel('Surname').fill(visitor.surname);
  await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await page.getByRole('textbox', { name: /^(Mobile t|T)elephone$/ }).fill(visitor.telephone);
}

/** Looks up a postcode. */
export async function findAddress(page: Page, postcode = samplePostcode) {
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Find address' }).click();
}

/** Looks up a postcode and chooses the first address in its list. */
export async function chooseAddress(page: Page, postcode = samplePostcode) {
  await findAddress(page, postcode);
  await page.getByLabel('Choose your address').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.locator('.address')).toBeVisible();
}

/** Types an address that no look-up finds. */
export async function typeAddressByHand(page: Page) {
  await page.getByRole('button', { name: 'I can’t find my address' }).click();
  await page.getByLabel('House number or name, and street').fill('Rose Cottage, Mill Lane');
  await page.getByLabel('Town or city').fill('Aberdeen');
  await page.getByLabel('Postcode').fill('ab19zz');
}

/** Types an address and chooses it. */
export async function enterAddressByHand(page: Page) {
  await typeAddressByHand(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.locator('.address')).toBeVisible();
}

/**
 * Changes a field of the form in the request, the next time a button posts it with this intent. In the page itself
 * React writes the field's value again whenever it renders.
 */
export async function changeFieldOnItsWay(page: Page, intent: string, field: string, value: string) {
  let isChanged = false;
  await page.route('**/complaints/**', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    if (isChanged || form.get('intent') !== intent) return route.fallback();
    isChanged = true;
    form.set(field, value);
    return route.continue({ postData: form.toString() });
  });
}

/** From the empty details form to the query step. */
export async function completeFirstStep(page: Page, visitor: Visitor) {
  await fillDetails(page, visitor);
  await chooseAddress(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/\/query$/);
  await expect(queryBox(page)).toBeVisible();
}

/**
 * Opens the query step with the visitor's details, which are posted as by the details form's own button. For tests of
 * later steps; four-forms.test.ts and others test the whole journey.
 */
export async function openQueryStep({ page, open, address }: Visit, complaint: string, visitor: Visitor) {
  const post = async (form: Record<string, string>) => (await page.request.post(complaint, { form })).text();
  const response = await page.request.post(complaint, {
    form: {
      'first-name': visitor.firstName,
      surname: visitor.surname,
      email: visitor.email,
      telephone: visitor.telephone,
      textphone: visitor.textphone,
      vulnerability: String(visitor.needsHelp),
      ...(address ?? (await lookedUpAddress(post))),
      intent: 'next-step',
    },
    maxRedirects: 0,
  });
  expect(response.status(), 'the details are taken').toBe(303);
  await open(`${complaint}/query`);
  await expect(queryBox(page)).toBeVisible();
}
type Visit = {
  page: Page;
  open: (address: string) => Promise<unknown>;
  /** Another page's fields for its address; without them one is looked up. */
  address?: Record<string, string>;
};

/** The text box of the query step. */
export function queryBox(page: Page) {
  return page.getByRole('textbox', { name: /^Tell us (what happened|your enquiry)$/ });
}

/** Answers the query step; gives a subject only if the form has one. */
export async function fillQuery(page: Page, query: string, subject?: string) {
  if (subject) await page.getByLabel('Subject').selectOption(subject);
  await queryBox(page).fill(query);
}

/** Opens the query step of a new visitor and answers it. */
export async function openFilledQuery(visit: Visit, complaint: string, query: string, subject?: string) {
  const visitor = newVisitor();
  await openQueryStep(visit, complaint, visitor);
  await fillQuery(visit.page, query, subject);
  return visitor;
}

/** Sends the form and waits for the confirmation; returns the reference that it shows. */
export async function submitAndConfirm(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/help-and-support\/confirmation$/);
  return shownReference(page);
}

/** The reference on the confirmation page. */
export async function shownReference(page: Page): Promise<string> {
  return (await page.locator('.receipt__ref strong').textContent()) ?? '';
}
