import { expect, test } from 'vitest';
import { addBootScript } from './add-boot-script.ts';
import { bootScripts } from './boot-scripts.ts';

const pageScripts = { page: '/assets/page.js', openingClock: '/assets/opening-clock.js' };
const boot = bootScripts(pageScripts).reading;
const templates = '<template><p>Later</p></template>';

test('a page that is only read ends with the boot script and the templates, and no other script is allowed', () => {
  const html = '<!DOCTYPE html><html><body><script>smuggled()</script><p>Words</p></body></html>';
  const page = addBootScript(html, { boot, templates });
  expect(page.inlineScripts).toEqual([boot]);
  expect(page.html).toBe(
    `<!DOCTYPE html><html><body><script>smuggled()</script><p>Words</p><script>${boot}</script>${templates}</body></html>`,
  );
});

test('markup that is not a whole page is returned unchanged', () => {
  expect(addBootScript('<p>Words</p>', { boot, templates }).html).toBe('<p>Words</p>');
});
