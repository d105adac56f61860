import { expect, test } from 'vitest';
import { addBootScript } from './add-boot-script.ts';
import { bootScripts } from './boot-scripts.ts';

const pageScripts = { page: '/assets/page.js', openingClock: '/assets/opening-clock.js' };
const boot = bootScripts(pageScripts).reading;
const templates = '<template><p>Later</p></template>';

const headScript = 'fade()';

test('a page that is only read begins with the head script and ends with the boot script and the templates', () => {
  const html = (head: string, end: string) =>
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<title>Words</title></head><body><script>smuggled()</script><p>Words</p>${end}</body></html>`;
  expect(addBootScript(html('', ''), { headScript, boot, templates })).toBe(
    html('<script>fade()</script>', `<script>${boot}</script>${templates}`),
  );
});

test('markup that is not a whole page is returned unchanged', () => {
  expect(addBootScript('<p>Words</p>', { headScript, boot, templates })).toBe('<p>Words</p>');
});
