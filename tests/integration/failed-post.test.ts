import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '../support/content-copy.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';
import { startUnreliableContent } from '../support/unreliable-content.ts';

// SPEC §8 "Any failed call".
test('a failed post without its own banner shows that it did not go through, with a reference for the log', async () => {
  const files = await copyContent();
  const content = await startUnreliableContent(files.dir);
  onTestFinished(async () => {
    await content.stop();
    await files.remove();
  });
  const site = await siteInProcess({ CONTENT_URL: content.url, RATE_LIMITS: 'off' });
  content.setMode('error', /settings/);
  const response = await site.fetch(
    new Request('http://localhost:3000/help-and-support/submit-meter-read', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=send&meter-read-first-name=Quillfeather',
    }),
  );
  expect(response.status).toBe(503);
  const { words, links } = readPage(await response.text());
  expect(words).toContain('Your information hasn’t gone through');
  expect(words).toContain('There’s been a problem recording your details. Please try again.');
  expect(links).toContainEqual({ label: '0800 111 999', href: 'tel:0800111999' });
  const [, reference] = /tell us the reference ([0-9a-f]{8})/.exec(words) ?? [];
  expect(reference).toBeDefined();
  const line = site.log.find(({ requestId }) => String(requestId).startsWith(`${reference}-`));
  expect(line).toMatchObject({ event: 'request', status: 503 });
  expect(JSON.stringify(site.log)).not.toContain('Quillfeather');
});
