import { completeFirstStep, newVisitor } from '../../support/complaint-journey.ts';
import { legacyCustomer, newerCustomer } from '../../support/sample-customers.ts';
import { complaint } from '../../support/session-journey.ts';
import { expectFilledIn, signIn } from '../../support/sign-in-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/tls-test.ts';

withAndWithoutScripts((scripts) => {
  test('details that a customer gave are not those of the next one who signs in, even without a sign-out', async ({
    page,
    open,
    context,
  }) => {
    await open(complaint);
    await signIn(page, { scripts, email: legacyCustomer.email });
    await expect(page).toHaveURL(complaint);
    await expectFilledIn(page, 'Leah', scripts);
    await completeFirstStep(page, newVisitor({ firstName: 'Aaron' }));

    // All that is left once the tab has been closed and the sessions have ended.
    const journey = (await context.cookies()).filter(({ name }) => name === 'complaint-details');
    expect(journey).toHaveLength(1);
    await context.clearCookies();
    await context.addCookies(journey);
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(complaint);
    await signIn(other, { scripts, email: newerCustomer.email });
    await expect(other).toHaveURL(complaint);
    await expectFilledIn(other, 'Noor', scripts);
    await other.goto(`${complaint}/query`);
    await expect(other, 'the details are asked for').toHaveURL(/gas-and-electricity(\?|$)/);
    expect(await other.content()).not.toContain('Aaron');
  });
});
