import { complaint, deals, openWatched } from '../../support/session-journey.ts';
import { expectFilledIn, signIn, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/tls-test.ts';

for (const flow of ['implicit', 'code'] as const) {
  test.describe(flow, () => {
    test.use({ flow });

    withAndWithoutScripts((scripts) => {
      test('a customer signs in, finds their form filled in and their deals, stays signed in, and signs out', async ({
        page,
        open,
        context,
      }) => {
        if (scripts === 'on') await context.clock.install();
        await open(complaint);
        await signIn(page, { scripts, flow });
        await expect(page).toHaveURL(complaint);
        await expectFilledIn(page, 'Leah', scripts);
        expect(await tokenCookies(context)).toHaveLength(2);
        await open(deals);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');

        if (scripts === 'on') {
          await openWatched(page, deals);
          const [before] = await tokenCookies(context);
          await page.clock.fastForward(31_000);
          await expect
            .poll(async () => (await tokenCookies(context))[0]?.value, 'the session is refreshed')
            .not.toBe(before?.value);
        }

        await page.goto(`/help-and-support/sign-in?from=${deals}`);
        await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
        if (scripts === 'off') await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
        expect(await tokenCookies(context)).toEqual([]);
      });
    });
  });
}
