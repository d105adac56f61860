import { Script } from 'node:vm';
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { failuresContext, renderedPageContext, type RenderedPage } from '../../context.ts';
import handleRequest from '../../entry.server.tsx';
import { readingPage } from '../reading-page.ts';
import { bootScripts } from './boot-scripts.ts';
import { deferHydration } from './defer-hydration.ts';

const mark = 'mark_of-this-page';
const pageScripts = { page: '/assets/page.js', openingClock: '/assets/opening-clock.js' };
const boot = bootScripts(pageScripts).withReact;
const headScript = 'fade()';
const templates = '<template><p>Later</p></template>';
const smuggled = [
  '<link rel="modulepreload" href="/of/content.js"/>',
  '<script type="module" async="">content()</script>',
  '<script nonce="guessed" type="module" async="">guessed()</script>',
].join('');

function Document({ hasReact = true }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href="/assets/frame.css" />
      </head>
      <body>
        <div dangerouslySetInnerHTML={{ __html: smuggled }} />
        <Outlet />
        {hasReact && <Scripts />}
      </body>
    </html>
  );
}

const pageWithReact = { default: Document };
const pageToRead = { default: () => <Document hasReact={false} />, handle: readingPage };

/** The smallest possible site: one page, rendered by the product's own entry and the real React Router. */
const buildWith = (root: object) =>
  ({
    entry: { module: { default: handleRequest } },
    routes: { root: { id: 'root', path: '', module: root } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/shell.js'] } },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }) as unknown as ServerBuild;

async function renderPage(root: object = pageWithReact) {
  const rendered: RenderedPage = {};
  const context = new RouterContextProvider();
  context.set(renderedPageContext, rendered);
  context.set(failuresContext, {
    reference: 'made',
    page: () => {},
    call: (_, problem) => {
      throw problem;
    },
  });
  await createRequestHandler(buildWith(root), 'production')(new Request('http://localhost/'), context);
  return { html: rendered.html?.join('') ?? '', inlineScripts: rendered.inlineScripts };
}
const scripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', text = '']) => ({
    attributes: attributes.trim(),
    text,
  }));

test('React Router’s own start script is left inert in the page, with all that it loads', async () => {
  const { html, inlineScripts } = await renderPage();
  const start = scripts(html).filter(({ attributes }) => attributes.includes('id="hydration"'));
  expect(start).toHaveLength(1);
  expect(start[0]?.attributes).toBe('type="text/plain" id="hydration"');
  expect(inlineScripts).toContain(start[0]?.text);
  expect(start[0]?.text).toContain('/assets/manifest.js');
  expect(start[0]?.text).toContain('/assets/root.js');
  expect(start[0]?.text).toContain('import("/assets/entry.js")');
});

test('no part of React Router is preloaded or starts automatically', async () => {
  const html = (await renderPage()).html.replace(smuggled, '');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
});

test('the head script is ahead of the style sheets, for which it would wait, and its hash is allowed', async () => {
  const { html, inlineScripts } = await renderPage();
  const [first] = scripts(html);
  expect(html).toContain(
    `<head><meta charSet="utf-8"/><script>${first?.text}</script><link rel="stylesheet"`,
  );
  expect(first?.text).toContain('@view-transition');
  expect(inlineScripts).toContain(first?.text);
});

test('on a page that is only read, only the head script and the boot script are allowed', async () => {
  const { html, inlineScripts } = await renderPage(pageToRead);
  const own = scripts(html.replace(smuggled, ''));
  expect(own.map(({ attributes }) => attributes)).toEqual(['', '']);
  expect(inlineScripts).toEqual(own.map(({ text }) => text));
});

test('the boot script comes right after the start script, and its hash is allowed', async () => {
  const { html, inlineScripts } = await renderPage();
  const all = scripts(html);
  const at = all.findIndex(({ attributes }) => attributes.includes('id="hydration"'));
  expect(all[at + 1]?.attributes).toBe('');
  expect(inlineScripts).toContain(all[at + 1]?.text);
  const [, page = '', openingClock = ''] =
    /page:"([^"]*)",openingClock:"([^"]*)"/.exec(all[at + 1]?.text ?? '') ?? [];
  expect(all[at + 1]?.text).toBe(bootScripts({ page, openingClock }).withReact);
});

test('the boot script finds the start script by its position: content can use any id, but not this position', () => {
  expect(boot).toContain('document.currentScript?.previousElementSibling');
  expect(boot).not.toMatch(/getElementById|querySelector/);
});

test('scripts from content stay in the page but are not allowed: they don’t carry its mark', async () => {
  const { html, inlineScripts } = await renderPage();
  expect(html).toContain(smuggled);
  for (const script of ['content()', 'guessed()']) expect(inlineScripts).not.toContain(script);
});

test('the start script’s text is copied exactly, including replacement patterns', () => {
  const code = "import('/a.js'); const price = '$1 $& $` $$';\nrun();";
  const html = `<body><script nonce="${mark}" type="module" async="">${code}</script></body>`;
  expect(scripts(deferHydration(html, { mark, headScript, boot, templates }))[0]?.text).toBe(code);
});

test('a page that doesn’t start React ends with the boot script, which loads the scripts of every page', () => {
  const html = '<!DOCTYPE html><html><body><p>Words</p></body></html>';
  const deferred = deferHydration(html, { mark, headScript, boot, templates });
  expect(scripts(deferred)[0]).toEqual({ attributes: `nonce="${mark}"`, text: boot });
  expect(scripts(deferred)[0]?.text).toContain('page:"/assets/page.js"');
  expect(deferred).toMatch(/<p>Words<\/p><script/);
});

test('markup that is not a whole page is returned unchanged', () => {
  expect(deferHydration('<p>Words</p>', { mark, headScript, boot, templates })).toBe('<p>Words</p>');
});

test('the boot script is complete, and can’t end its element early', () => {
  expect(() => new Script(boot)).not.toThrow();
  expect(boot).not.toMatch(/<\/script|<!--/i);
});
