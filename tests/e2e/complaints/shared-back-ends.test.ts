import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fillQuery,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { engines } from '../../support/engines.ts';
import { sentEmails } from '../../support/stored-leads.ts';
import { expect, test } from '../../support/site-test.ts';
import { startServices } from '../../support/start-services.ts';
import { startSite } from '../../support/start-site.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

// It starts three processes and a database.
test.describe.configure({ timeout: 180_000 });

test('a complaint begun on one site and sent on another is one lead in the PostgreSQL that they share', async ({
  page,
}) => {
  const postgres = (await engines()).find(({ name }) => name === 'PostgreSQL');
  test.skip(!postgres, 'no PostgreSQL answers on 127.0.0.1:5432, and TEST_DATABASE_URL names none');
  if (!postgres) return;
  const database = await postgres.open<LeadsTables>();
  const dir = await mkdtemp(join(tmpdir(), 'shared-back-ends-'));
  const services = await startServices({ DATABASE_URL: database.url, DATA_DIR: dir });
  const env = {
    API_URL: services.apiUrl,
    CONTENT_URL: services.contentUrl,
    SESSION_SECRET: 'one secret that both of the sites know',
    DATA_DIR: dir,
  };
  const sites = await Promise.all([startSite(env), startSite(env)]);
  const [first, second] = sites;

  const visitor = newVisitor();
  await page.goto(first.url + complaint);
  await completeFirstStep(page, visitor);
  // Cookies ignore ports: the second site receives what the first one sealed, as behind a load balancer.
  await page.goto(`${second.url}${complaint}/query`);
  await fillQuery(page, 'Begun on one site, sent on another.', 'Moving House');
  const reference = await submitAndConfirm(page);
  expect(new URL(page.url()).origin).toBe(second.url);
  await page.goto(`${first.url}/help-and-support/confirmation`);
  await expect(page.getByText(reference)).toBeVisible();

  const leads = await database.queries.selectFrom('leads').select(['reference', 'document']).execute();
  expect(leads.map((lead) => lead.reference)).toEqual([reference]);
  expect(leads[0]?.document).toContain('Begun on one site, sent on another.');
  await expect.poll(async () => (await sentEmails(visitor.email, dir)).length, 'the e-mail is sent').toBe(1);

  // A page that is still loading would report errors once its site is gone.
  await page.goto('about:blank');
  await Promise.all(sites.map((site) => site.stop()));
  await services.stop();
  await database.close();
  await rm(dir, { recursive: true, force: true });
});
