import { londonDay } from '#contracts/calendar/london-day.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { storedLeads, outboxKinds, sentEmails } from '../../support/stored-leads.ts';
import {
  choose,
  confirmedReference,
  economy7,
  economy7Question,
  electricity,
  fillBoth,
  fillDateAndDetails,
  fuelQuestion,
  gas,
  meterForm,
  submit,
  today,
  type,
} from '../../support/meter-reading-journey.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(withMotion);

const sentGas = { GasAccountNumber: 'BGX40217', GasReading: '03864' };
const sentElectricity = { ElecAccountNumber: '850012345678', IsEconomy7: false, ElecReading: '14728' };
const sentEconomy7 = {
  ElecAccountNumber: 'A12345',
  IsEconomy7: true,
  Elec7ReadingNormal: '014728',
  Elec7ReadingLow: '009315',
};

/** What is chosen and typed, the resulting lead (SPEC §3), and what the visitor sees of it. */
const choices = [
  {
    name: 'both fuels, as the form opens,',
    fuel: undefined,
    isEconomy7: false,
    typed: { ...electricity, ...gas },
    extras: { Fuel: 'Gas and Electricity', ...sentElectricity, ...sentGas },
    shown: ['Electricity reading14728', 'Electricity customer number850012345678', 'Gas reading03864'],
  },
  {
    name: 'gas',
    fuel: 'Gas',
    isEconomy7: false,
    typed: gas,
    extras: { Fuel: 'Gas', ...sentGas },
    shown: ['Gas reading03864', 'Gas customer numberBGX40217'],
  },
  {
    name: 'electricity',
    fuel: 'Electricity',
    isEconomy7: false,
    typed: electricity,
    extras: { Fuel: 'Electricity', ...sentElectricity },
    shown: ['Electricity reading14728'],
  },
  {
    name: 'Economy 7',
    fuel: 'Electricity',
    isEconomy7: true,
    typed: economy7,
    extras: { Fuel: 'Electricity', ...sentEconomy7 },
    shown: ['Normal (day) reading014728', 'Low (night) reading009315', 'Electricity customer numberA12345'],
  },
] as const;

withAndWithoutScripts((scripts) => {
  for (const { name, fuel, isEconomy7, typed, extras, shown } of choices) {
    test(`readings of ${name} reach the supplier as one lead, and the visitor gets its reference`, async ({
      page,
      open,
    }) => {
      const visitor = newVisitor();
      await open(meterForm);
      if (fuel) await choose(page, fuelQuestion, fuel, scripts);
      if (isEconomy7) await choose(page, economy7Question, 'Yes', scripts);
      await type(page, typed);
      await page.getByLabel('Title').selectOption('Reverend');
      await fillDateAndDetails(page, visitor);
      await submit(page);
      const reference = await confirmedReference(page);

      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}$/);
      const facts = page.locator('.receipt .facts');
      const received = readableDay(londonDay(Date.now()));
      for (const fact of [...shown, `Meter read on${readableDay(today)}`, `Received${received}`])
        await expect(facts).toContainText(fact);

      const [lead, ...others] = storedLeads(visitor.email);
      expect(others, 'one lead').toEqual([]);
      expect(lead?.reference).toBe(reference);
      expect(lead?.relationships).toBeUndefined();
      expect(lead?.attributes).toEqual({
        title: 'Reverend',
        topic: 'PriceCapMeterRead',
        'first-name': 'Ann',
        surname: 'Okafor',
        email: visitor.email,
        'additional-information': {
          Telephone: '07700900982',
          Company: 'Price-cap',
          ReadingDate: today,
          ...extras,
          Gas_MPRN: '',
          Elec_MPAN: '',
          marketingpreferences: '',
        },
        'contact-number': null,
        query: null,
        'query-type': null,
        'query-subtype': null,
        account: null,
        'alternate-contact-number': null,
        'chat-history': null,
        'customer-references': null,
        'contact-preference': null,
        'vulnerability-consent': false,
      });
    });
  }

  test('the confirmation shows what happens next, survives a reload, and without a reading redirects to the form', async ({
    page,
    open,
    context,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    await submit(page);
    const reference = await confirmedReference(page);
    await page.reload();
    expect(await confirmedReference(page)).toBe(reference);
    const main = page.getByRole('main');
    await expect(main.locator('.lead')).toHaveText(
      'If a bill is due, we’ll use your reading for it. If not, we’ll use it so that your next bill covers only the energy you’ve used.',
    );
    await expect(main).toContainText('We’ll contact you if we can’t use your reading.');
    await expect(main.locator('.facts')).toContainText('Gas customer numberBGX40217');

    expect(outboxKinds(reference)).toContain('confirmation-email');
    await expect.poll(async () => (await sentEmails(visitor.email)).length, 'the e-mail is sent').toBe(1);
    expect((await sentEmails(visitor.email))[0]).toContain(reference);

    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`${meterForm}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit a meter reading');
    expect(storedLeads(visitor.email), 'one lead').toHaveLength(1);
  });

  test('without an email address and a title both are null, and no e-mail is written', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor({ email: '', surname: newName() });
    await open(meterForm);
    await fillBoth(page, visitor);
    await submit(page);
    const reference = await confirmedReference(page);
    const [lead] = storedLeads(visitor.surname);
    expect(lead?.attributes).toMatchObject({ email: null, title: null, surname: visitor.surname });
    expect(outboxKinds(reference)).not.toContain('confirmation-email');
  });
});

/** A surname that no other test has, in letters only. */
function newName(): string {
  return `X${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`;
}
