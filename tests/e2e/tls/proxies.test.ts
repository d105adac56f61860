import {
  fillQuery,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { signIn, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test } from '../../support/tls-test.ts';

const area = '/help-and-support';

for (const { forwarding, scripts } of [
  { forwarding: 'nothing', scripts: 'off' },
  { forwarding: 'wrong', scripts: 'on' },
] as const)
  test.describe(`a proxy that passes ${forwarding === 'wrong' ? 'a wrong' : 'no'} host and protocol`, () => {
    test.use({ forwarding, javaScriptEnabled: scripts === 'on' });

    test('changes nothing: forms are sent, and customers sign in', async ({ page, open, context, tls }) => {
      const visitor = newVisitor();
      await open(`${area}/complaints/enquiry-pay-as-you-go`);
      await completeFirstStep(page, visitor);
      await fillQuery(page, 'My bill is wrong.');
      await submitAndConfirm(page);
      expect(storedLeads(visitor.email, tls.dataDir)).toHaveLength(1);
      await open(`${area}/meters`);
      await signIn(page, { scripts });
      await expect(page).toHaveURL(`${area}/meters`);
      expect(await tokenCookies(context)).toHaveLength(2);
    });
  });
