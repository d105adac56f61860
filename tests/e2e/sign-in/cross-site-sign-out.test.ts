import { signIn, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

withAndWithoutScripts((scripts) => {
  test('another site can link to the sign-out, but signs nobody out', async ({ page, open, context }) => {
    await open('/help-and-support/meters');
    await signIn(page, { scripts });
    await expect(page).toHaveURL('/help-and-support/meters');
    const { origin } = new URL(page.url());
    for (const path of ['/help-and-support/sign-out', '/logout']) {
      await page.route('http://evil.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${origin}${path}">Win a prize</a>` }),
      );
      await page.goto('http://evil.example/');
      await page.getByRole('link', { name: 'Win a prize' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in');
      expect(await tokenCookies(context)).toHaveLength(2);
    }
    await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
    if (scripts === 'off') await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  });

  test('another site can link to the provider’s own sign-out, which asks for confirmation', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/meters');
    await signIn(page, { scripts });
    await expect(page).toHaveURL('/help-and-support/meters');
    const { origin } = new URL(page.url());
    const end = `${origin}/identity/session/end?client_id=help-and-support`;
    await page.route('http://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${end}">Win a prize</a>` }),
    );
    await page.goto('http://evil.example/');
    await page.getByRole('link', { name: 'Win a prize' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign out');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.goto(`${origin}/help-and-support/your-account`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in');
  });
});
