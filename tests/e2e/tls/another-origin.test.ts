import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible, oneAppearance } from '../../support/axe.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { today } from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/tls-test.ts';

const area = '/help-and-support';
/** A reading that the site would accept from its own page. */
const reading = {
  fuel: 'Gas',
  gas_account_number: 'A12345',
  gas_reading: '14728',
  date: today,
  first_name: 'Ann',
  last_name: 'Okafor',
  telephone: '07700 900 982',
};

/** A site of somebody else's, with a page that has this form. */
async function startOtherSite(action: string, fields: Record<string, string>) {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const page = `<!doctype html><title>Another site</title><form method="post" action="${action}">${inputs.join('')}<button>Win</button></form>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

withAndWithoutScripts((scripts) => {
  for (const { path, wayBack } of [
    { path: `${area}/submit-meter-read`, wayBack: `${area}/submit-meter-read` },
    { path: `${area}/submit-meter-read/kept`, wayBack: `${area}/submit-meter-read` },
  ])
    test(`a form on another site that posts to ${path} is refused by a page, and nothing is stored`, async ({
      page,
      tls,
    }) => {
      const { email } = newVisitor();
      const other = await startOtherSite(tls.proxy.url + path, { ...reading, email });
      await page.goto(other.url);
      const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Win' }).click();
      expect((await responsePromise).status()).toBe(403);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t accept that form');
      await expect(page.getByRole('link', { name: '0800 111 999' }).first()).toBeVisible();
      expect(storedLeads(email, tls.dataDir)).toEqual([]);
      if (scripts === 'on') await expectAccessible(page, 'a refused post', oneAppearance);
      await page.getByRole('link', { name: 'Open the page' }).click();
      await expect(page).toHaveURL(wayBack);
      await expect(page.getByRole('button', { name: 'Submit your reading' })).toBeVisible();
      other.stop();
    });
});
