import {
  fillQuery,
  firstAddress,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { storedLeads, sentEmails } from '../../support/stored-leads.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(withMotion);

/** SPEC §7 "fixed defaults" of the two Pay As You Go subtypes: the values it names; all others are false or null. */
const fixedDefaults = {
  energyPaymentMethod: 'newBankAccountDetails',
  forwardingAddressIsUK: true,
  useSamePaymentDetailsForServicesAndEnergy: true,
};
const mobile = { typed: '07700 900 982', sent: { number: '07700900982', type: 'mobile' } };
const home = { typed: '020 7946 0000', sent: { number: '02079460000', type: 'home' } };
const irish = { typed: '+353 85 012 3456', sent: { number: '+353850123456', type: 'home' } };

/** SPEC §2 "complaints/{complaint}", §3, §9, one form each. */
const forms = [
  {
    complaint: 'gas-and-electricity',
    queryType: 'Meters',
    subtype: 'Make a complaint-Monthly or quarterly',
    subheading: 'Making a complaint.',
    queryHeading: 'Tell us what happened',
    subject: "Can't pay/debt",
    heading: 'Thank you. We’ve got your complaint.',
    average: 'Seven days',
    atMost: 'up to 21 days',
    phone: mobile,
  },
  {
    complaint: 'enquiry-gas-and-electricity',
    queryType: 'Enquiry',
    subtype: 'Enquiry-Credit Energy',
    subheading: 'Making an energy enquiry.',
    queryHeading: 'Tell us your enquiry',
    subject: 'Tariff renewal/upgrade',
    heading: 'Thank you. We’ve got your enquiry.',
    average: 'Two days',
    atMost: undefined,
    phone: home,
  },
  {
    complaint: 'pay-as-you-go',
    queryType: 'Meters',
    subtype: 'Make a complaint-Pay As You Go',
    subheading: 'Making a complaint.',
    queryHeading: 'Tell us what happened',
    subject: undefined,
    heading: 'Thank you. We’ve got your complaint.',
    average: 'Seven days',
    atMost: 'up to 21 days',
    phone: mobile,
  },
  {
    complaint: 'enquiry-pay-as-you-go',
    queryType: 'Enquiry',
    subtype: 'Enquiry-Pay As You Go',
    subheading: 'Making an enquiry.',
    queryHeading: 'Tell us your enquiry',
    subject: undefined,
    heading: 'Thank you. We’ve got your enquiry.',
    average: 'Seven days',
    atMost: undefined,
    phone: irish,
  },
] as const;

withAndWithoutScripts(() => {
  for (const form of forms) {
    test(`${form.complaint} reaches the supplier as its own kind of lead, and the visitor gets its reference`, async ({
      page,
      open,
    }) => {
      const visitor = newVisitor({
        telephone: form.phone.typed,
        textphone: '18001 0800 123',
        needsHelp: form.queryType === 'Meters',
      });
      await open(`/help-and-support/complaints/${form.complaint}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bit about you');
      await expect(page.getByRole('heading', { level: 2 }).first(), 'SPEC §2').toHaveText(form.subheading);
      await completeFirstStep(page, visitor);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.queryHeading);
      await expect(page.getByLabel('Subject')).toHaveCount(form.subject ? 1 : 0);
      if (form.subject)
        await expect(page.getByLabel('Subject').getByRole('option', { name: 'Can’t pay/debt' })).toHaveCount(
          1,
        );
      await fillQuery(page, 'My bill is wrong.\nSo was the last.', form.subject);
      const reference = await submitAndConfirm(page);

      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.heading);
      await expect(page.getByText('You don’t need to do anything else for now.')).toBeVisible();
      await expect(page.locator('.receipt')).toContainText(`We’ve also emailed it to ${visitor.email}.`);
      await expect(page.locator('.facts')).toContainText(`Average reply${form.average}`);
      await expect(page.getByText(/up to \d+ days/)).toHaveCount(form.atMost ? 1 : 0);
      if (form.atMost) await expect(page.locator('.timeline')).toContainText(form.atMost);

      const [lead, ...others] = storedLeads(visitor.email);
      expect(others, 'one lead').toEqual([]);
      expect(lead?.reference).toBe(reference);
      expect(lead?.relationships).toEqual({ address: { data: { type: 'addresses', id: firstAddress.id } } });
      const { 'additional-information': more, ...attributes } = lead?.attributes ?? {};
      expect(attributes).toEqual({
        title: 'NA',
        topic: 'help-&-support',
        'query-type': form.queryType,
        'query-subtype': form.subtype,
        query: 'My bill is wrong.\nSo was the last.',
        'first-name': 'Ann',
        surname: 'Okafor',
        'vulnerability-consent': form.queryType === 'Meters',
        email: visitor.email,
        'contact-number': form.phone.sent,
        account: null,
        'alternate-contact-number': null,
        'chat-history': null,
        'customer-references': null,
        'contact-preference': null,
      });
      if (form.subject) {
        expect(more).toEqual({ caseType: form.subject, accountPrefix: '', textphoneNumber: '180010800123' });
      } else {
        expect(more).toMatchObject({ ...fixedDefaults, textphoneNumber: '180010800123' });
        const flags = Object.entries(more ?? {}).filter(
          ([name]) => !(name in fixedDefaults) && name !== 'textphoneNumber',
        );
        expect(
          flags.filter(([, value]) => value !== false && value !== null),
          'flags that are set',
        ).toEqual([]);
      }

      await expect.poll(async () => (await sentEmails(visitor.email)).length, 'the e-mail is sent').toBe(1);
      expect((await sentEmails(visitor.email))[0]).toContain(reference);
    });
  }
});
