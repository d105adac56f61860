import { newVisitor } from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import {
  choose,
  confirmedReference,
  economy7,
  economy7Question,
  fillBoth,
  fillDateAndDetails,
  fuelQuestion,
  meterForm,
  submit,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/window-test.ts';

const contactUs = '/help-and-support/contact-us';
const gone = 'We’re sorry the online form to submit meter readings is no longer available.';
const hostile =
  '<script>document.title="stolen"</script><p onclick="alert(1)">Kept words <a href="javascript:alert(1)">link</a><img src=x onerror="document.title=1"></p>';

withAndWithoutScripts((scripts) => {
  test('in the window the first card becomes a meter-reading card, with the pill and text of the settings, and opens the form', async ({
    page,
    open,
  }) => {
    await open(contactUs);
    const card = page.locator('.cards > li').first();
    await expect(card.locator('.pill')).toHaveText('Readings open');
    await expect(card.locator('.rich-text')).toHaveText(
      'Prices change on 1 January. Send us the numbers, or read how.',
    );
    await expect(card.getByRole('link', { name: 'read how' })).toHaveAttribute(
      'href',
      '/help-and-support/meters',
    );
    await expect(card.getByRole('link', { name: /^See contact options/ })).toHaveAttribute(
      'href',
      '/energy/contact-us/credit',
    );
    await expect(page.locator('.cards > li')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Meter reads' })).toHaveCount(0);
    await card.getByRole('link', { name: 'Submit a meter reading' }).click();
    await expect(page).toHaveURL(/\/help-and-support\/submit-meter-read$/);
    await expect(page.locator('.lead')).toHaveText('Read it on New Year’s Eve.');
  });

  test('with its call to action off, the card’s button opens the main site’s meter reads page', async ({
    page,
    open,
    site,
  }) => {
    await site.setWindow({ isEnableMeterReadCTA: false });
    await open(contactUs);
    await page.getByRole('link', { name: 'Submit a meter reading' }).click();
    await expect(page).toHaveURL('/energy/meter-reads');
  });

  test('with the window closed, the call to action changes nothing and the form says that it is no longer available', async ({
    page,
    open,
    site,
  }) => {
    await site.setWindow({ isMeterReadWeek: false });
    await open(contactUs);
    await expect(page.getByRole('heading', { name: 'Direct Debit or pay on receipt of bill' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Meter reads/ })).toHaveAttribute(
      'href',
      '/energy/meter-reads',
    );
    await expect(page.getByRole('link', { name: 'Submit a meter reading' })).toHaveCount(0);
    await expect(page.getByText('Prices change on 1 January.')).toHaveCount(0);
    await open(meterForm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit a meter reading');
    await expect(page.getByText(gone)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit your reading' })).toHaveCount(0);
    await page.getByRole('link', { name: /Other ways to give us a reading/ }).click();
    await expect(page).toHaveURL('/energy/meter-reads');
  });

  test('a reading sent after the window closed is not accepted, and its visitor is shown what they typed', async ({
    page,
    open,
    site,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await choose(page, economy7Question, 'Yes', scripts);
    await type(page, economy7);
    await fillDateAndDetails(page, visitor);
    const before = site.api.calls('POST /leads').length;
    await site.setWindow({ isMeterReadWeek: false });
    await submit(page);

    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Your reading wasn’t sent');
    await expect(alert).toContainText('The form closed while you were filling it in.');
    await expect(alert).toContainText('Normal (day) reading014728');
    await expect(alert).toContainText('Low (night) reading009315');
    await expect(page.getByText(gone)).toBeVisible();
    await expect(page.getByRole('link', { name: /Other ways to give us a reading/ })).toBeVisible();
    expect(site.api.calls('POST /leads')).toHaveLength(before);
    expect(storedLeads(visitor.email, site.api.dataDir)).toEqual([]);
  });

  test('dangerous markup in the settings text is removed and the text stays, on both pages', async ({
    page,
    open,
    site,
  }) => {
    await site.setWindow({
      contactCardTemplate: hostile,
      contactCardPillTemplate: hostile,
      headingTemplate: hostile,
      smrErrorTemplate: hostile,
    });
    const dangerous = 'script, img, [onclick], [onerror], a[href^="javascript"]';
    await open(contactUs);
    const card = page.locator('.cards > li').first();
    await expect(card.locator('.rich-text')).toContainText('Kept words');
    await expect(card.locator('.pill')).toContainText('Kept words');
    await expect(card.locator(dangerous)).toHaveCount(0);
    await expect(page).toHaveTitle('Contact us - Help & Support - Thistlemere Energy');

    await open(meterForm);
    await expect(page.locator('.lead')).toContainText('Kept words');
    await fillBoth(page, newVisitor());
    site.api.setMode('error');
    await submit(page);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Kept words');
    await expect(banner.locator('.rich-text').locator(dangerous)).toHaveCount(0);
    await expect(page.locator('.lead').locator(dangerous)).toHaveCount(0);
    await expect(page).toHaveTitle('Submit a meter reading - Help & Support - Thistlemere Energy');
  });
});

test('a form that was open before the window closed still sends once it is open again', async ({
  page,
  open,
  site,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  await site.setWindow({ isMeterReadWeek: false });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Your reading wasn’t sent');
  await site.setWindow({});
  await open(meterForm);
  await submit(page);
  const reference = await confirmedReference(page);
  expect(storedLeads(visitor.email, site.api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
});
