import { expect, type Page } from '@playwright/test';
import type { Visitor } from './complaint-journey.ts';
import { storedLeads } from './stored-leads.ts';
import type { UnreliableApi } from './unreliable-api.ts';

/** Expects the visitor's e-mail address, which is nobody else's, in exactly one lead. */
export function expectOneLead({ email }: Visitor, { dataDir }: UnreliableApi) {
  expect(storedLeads(email, dataDir)).toHaveLength(1);
}

/** Presses 'Submit' in each tab. No post gets a response before those of all tabs have arrived. */
export async function submitConcurrently(api: UnreliableApi, tabs: Page[]) {
  const before = api.calls('POST /leads').length;
  api.setMode('silent');
  const clicks = tabs.map((tab) => tab.getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true }));
  await expect.poll(() => api.calls('POST /leads').length - before).toBe(tabs.length);
  api.setMode('well');
  await Promise.all(clicks);
}
