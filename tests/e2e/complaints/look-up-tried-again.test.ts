import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import { findAddress } from '../../support/complaint-journey.ts';

test.use({ addressWaitSeconds: '8' });

withAndWithoutScripts(() => {
  test('a look-up that fails once still finds the addresses, and no error is shown', async ({
    page,
    open,
    api,
  }) => {
    await open('/help-and-support/complaints/enquiry-pay-as-you-go');
    const before = api.calls('GET /addresses').length;
    api.setMode('error', { forOneCall: true });
    await findAddress(page);
    await expect(page.getByLabel('Choose your address').getByRole('option').first()).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(api.calls('GET /addresses').length - before).toBe(2);
  });
});
