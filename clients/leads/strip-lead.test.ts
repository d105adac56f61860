import { expect, test } from 'vitest';
import { stripLead } from './strip-lead.ts';

const own = { topic: 'help-&-support', 'first-name': 'Amara', surname: 'Okafor-Lane' };
const stripped = {
  account: null,
  'additional-information': null,
  'alternate-contact-number': null,
  'chat-history': null,
  'customer-references': null,
  'contact-preference': null,
  'vulnerability-consent': false,
};

// SPEC §7: "Before a lead is sent it is stripped: account, additional-information, alternate-contact-number,
// chat-history, customer-references and contact-preference are set null, and vulnerability-consent is false."
test('what a form does not ask for is null, and consent is false', () => {
  expect(stripLead(own)).toEqual({ ...stripped, ...own });
});

// CONTRACTS reading 1: "the form's own attributes of §3 are laid over".
test('what a form asked for is never dropped', () => {
  const answers = { 'vulnerability-consent': true, 'additional-information': { caseType: 'Discount' } };
  expect(stripLead({ ...own, ...answers })).toEqual({ ...stripped, ...own, ...answers });
});
