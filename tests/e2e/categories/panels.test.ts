import { withMotion } from '../../support/motion.ts';
import { categoryIds } from '../../support/pages.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

// These parts are in the server's HTML, and must be there without scripts.
test.use({ javaScriptEnabled: false });

const withSpeakSeekSave = new Set(['bills-and-payments', 'pay-as-you-go', 'struggling-to-pay']);

test('the Energy Trust promotion is on bills-and-payments only', async ({ page, open }) => {
  for (const id of categoryIds) {
    await open(`/help-and-support/${id}`);
    const trust = page.getByRole('region', { name: 'Thistlemere Energy Trust' });
    await expect(trust, id).toHaveCount(id === 'bills-and-payments' ? 1 : 0);
  }
  await open('/help-and-support/bills-and-payments');
  await page.getByRole('link', { name: /See if you can apply/ }).click();
  await expect(page).toHaveURL('/energy-trust');
});

test("the 'Speak. Seek. Save.' panel is on bills-and-payments, pay-as-you-go and struggling-to-pay only", async ({
  page,
  open,
}) => {
  for (const id of categoryIds) {
    await open(`/help-and-support/${id}`);
    const steps = page.locator('section ol').filter({ has: page.getByRole('heading', { name: 'Speak.' }) });
    const has = withSpeakSeekSave.has(id);
    const titles = page.getByRole('heading', { level: 2, name: 'Speak. Seek. Save.', exact: true });
    await expect(titles, id).toHaveCount(has ? 1 : 0);
    await expect(steps.getByRole('heading'), id).toHaveText(has ? ['Speak.', 'Seek.', 'Save.'] : []);
  }
});

test("the 'Speak. Seek. Save.' panel links to help with paying, which links on to contact us", async ({
  page,
  open,
}) => {
  await open('/help-and-support/pay-as-you-go');
  await page.getByRole('link', { name: 'Get help with paying' }).click();
  await expect(page).toHaveURL('/help-and-support/struggling-to-pay');
  await page.getByRole('link', { name: 'Talk to us about paying' }).click();
  await expect(page).toHaveURL('/help-and-support/contact-us');
});

test('struggling-to-pay links to free debt help and to money that people could claim', async ({
  page,
  open,
}) => {
  await open('/help-and-support/struggling-to-pay');
  const debtHelp = page.getByRole('region', { name: 'Get free help with debt' });
  const links = {
    'National Debtline': 'https://nationaldebtline.org',
    'StepChange Debt Charity': 'https://www.stepchange.org',
    'Citizens Advice': 'https://www.citizensadvice.org.uk',
    'Advice Direct Scotland': 'https://www.energyadvice.scot',
    MoneyHelper: 'https://www.moneyhelper.org.uk',
    Turn2us: 'https://www.turn2us.org.uk',
    'Set up a payment plan': '/energy/payment-plan',
    'Energy Trust grants': '/energy-trust',
  };
  await expect(debtHelp.getByRole('link')).toHaveCount(Object.keys(links).length);
  for (const [name, href] of Object.entries(links)) {
    await expect(debtHelp.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  }
});

test('a link to another organisation’s site does not say that it is on ours', async ({ page, open }) => {
  await open('/help-and-support/struggling-to-pay');
  const elsewhere = page.getByRole('main').locator('a[href^="https://"]');
  expect(await elsewhere.count()).toBeGreaterThan(3);
  for (const link of await elsewhere.all()) await expect(link).not.toHaveAccessibleName(/our main site/);
});

test('helpful-advice shows its articles, and cards that link to guides on the blog', async ({
  page,
  open,
  request,
}) => {
  await open('/help-and-support/helpful-advice');
  const guides = page.getByRole('region', { name: 'Guides from our blog' });
  expect(await guides.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  for (const card of await guides.getByRole('listitem').all()) {
    const href = await card.getByRole('link').getAttribute('href');
    expect(href).toMatch(/^\/blog\/[a-z-]+$/);
    await expect(card.getByRole('link')).toHaveAccessibleName(/\(on our main site\)$/);
    expect((await request.get(href ?? '')).status(), href ?? '').toBe(200);
  }
  await expect(page.getByRole('region', { name: 'Advice articles' }).getByRole('link')).toHaveCount(4);
});
