import type { BrowserContext, Page } from '@playwright/test';
import { consentCookie } from '#contracts/consent.ts';

/** A visitor who has not chosen yet; other tests start with one who rejected all (playwright.config.ts). */
export const undecided = { storageState: { cookies: [], origins: [] } };

/** The part of a page that asks which cookies are allowed. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** The browser's stored choice. */
export async function storedConsent(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === consentCookie.name);
}

/** The cookies of a browser except the one with the choice, which is there from the start. */
export async function otherCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name !== consentCookie.name);
}
