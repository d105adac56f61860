import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { startUnreliableContent, type UnreliableContent } from '#tests/support/unreliable-content.ts';

const ends: (() => Promise<unknown>)[] = [];
let content: UnreliableContent;
let site: OwnSite;

beforeAll(async () => {
  const files = await copyContent();
  content = await startUnreliableContent(files.dir);
  site = await startSite({ CONTENT_URL: content.url, CONTENT_WAIT_SECONDS: '30' });
  ends.push(() => site.stop('SIGKILL'), content.stop, files.remove);
});
afterAll(async () => {
  for (const end of ends) await end();
});

// Each reads an article of its own: one that was read before is shown at once.
test.each([
  ['down', 'meters/economy-7-meters'],
  ['error', 'meters/get-a-smart-meter'],
  ['garbage', 'meters/move-your-meter'],
  ['half', 'meters/my-meter-is-not-working'],
] as const)(
  'an article that was never read is shown to who waits while its content is %s, once the service is well',
  async (mood, article) => {
    const file = `/help/${article}.html`;
    content.setMood(mood, new RegExp(file));
    const opened = fetch(`${site.url}/help-and-support/${article}`);
    await content.wasAskedFor(file, 3);
    content.setMood('well');
    const answer = await opened;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</h1>');
  },
);
