import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { startSite } from '#tests/support/start-site.ts';
import { failingModes, startUnreliableContent } from '#tests/support/unreliable-content.ts';

const article = {
  page: '/help-and-support/meters/economy-7-meters',
  file: '/help/meters/economy-7-meters.html',
};
/** The search index requests it once; the page must have requested it again. */
const timesAsked = 3;

test.each(failingModes)(
  'an article that was never read, while its content is %s, is shown to waiting visitors once the service recovers',
  async (mode) => {
    const files = await copyContent();
    const content = await startUnreliableContent(files.dir);
    content.setMode(mode, new RegExp(article.file));
    const site = await startSite({ CONTENT_URL: content.url, CONTENT_WAIT_SECONDS: '30' });
    onTestFinished(async () => {
      await site.stop('SIGKILL');
      await content.stop();
      await files.remove();
    });
    const opened = fetch(site.url + article.page);
    await content.waitForRequest(article.file, timesAsked);
    content.setMode('well');
    const response = await opened;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</h1>');
  },
);
