import { execFile } from 'node:child_process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createContentService } from '#services/content/content-service.ts';
import { copyContent, type ContentChanges } from '#tests/support/content-copy.ts';
import { brandDir } from '#tests/support/brand-dir.ts';

type RecordedRequest = { path: string; accept: string | undefined; cacheControl: string | undefined };
/** The command runs in a process of its own, over two sets of content: a busy machine takes its time. */
const slow = { timeout: 120_000 };

/** A content service with these changes to the tests' content; `failing` paths answer 500. */
async function startService(changes: ContentChanges, failing: string[] = []) {
  const { dir, remove } = await copyContent(changes);
  const requests: RecordedRequest[] = [];
  const app = new Hono()
    .use(async (c, next) => {
      requests.push({
        path: c.req.path,
        accept: c.req.header('accept'),
        cacheControl: c.req.header('cache-control'),
      });
      return failing.includes(c.req.path) ? c.text('', 500) : next();
    })
    .route('/', createContentService({ contentDir: dir }));
  const started = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    started.resolve(port),
  );
  onTestFinished(async () => {
    server.close();
    await remove();
  });
  return { url: `http://127.0.0.1:${await started.promise}`, requests };
}

function checkWith(url: string) {
  const root = new URL('../../', import.meta.url).pathname;
  const finished = Promise.withResolvers<{ status: number; lines: string[]; stderr: string }>();
  const child = execFile(
    process.execPath,
    ['scripts/content-check.ts', brandDir],
    { cwd: root, env: { ...process.env, CONTENT_URL: url } },
    (_error, stdout, stderr) =>
      finished.resolve({ status: child.exitCode ?? -1, lines: stdout.trimEnd().split('\n'), stderr }),
  );
  return finished.promise;
}

const problemsOf = (lines: string[]) => lines.filter((line) => !/^(?:Due for review|In all): /.test(line));

test('an empty CONTENT_URL counts as not set', slow, async () => {
  const { status, lines } = await checkWith('');
  expect([status, problemsOf(lines)]).toEqual([
    0,
    [expect.stringMatching(/^\d+ content files are in order\.$/)],
  ]);
});

test('a content service is read as the site reads it, every document and all media', slow, async () => {
  const { url, requests } = await startService({ 'media/films/films.json': null });
  const { status, lines, stderr } = await checkWith(`${url}/`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(problemsOf(lines)).toEqual([
    expect.stringMatching(/^\d+ content files are in order\.$/),
    expect.stringMatching(new RegExp(`^\\d+ documents of ${url} are in order\\.$`)),
  ]);
  const paths = requests.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/brand.json',
      '/header.json',
      '/help/categories.json',
      '/meter-read/settings.json',
      '/service-outages/help-and-support.json',
      '/media/films/films.json',
      '/main-site/pages.json',
      '/pages/extra-support.html',
      '/pages/deals.html',
      '/help/meters/economy-7-meters.html',
    ]),
  );
  for (const { path, accept, cacheControl } of requests) {
    if (path.endsWith('.html')) expect(accept).toBe('text/html');
    if (path.endsWith('.json')) expect([accept, cacheControl]).toEqual(['application/json', 'max-age=0']);
  }
});

test('a problem at a content service is reported with its address and line', slow, async () => {
  const settings =
    '{\n  "isMeterReadWeek": "yes",\n  "isEnableMeterReadCTA": true,\n  "contactCardTemplate": "",\n  "contactCardPillTemplate": "",\n  "headingTemplate": "",\n  "smrErrorTemplate": ""\n}';
  const { url } = await startService(
    {
      'meter-read/settings.json': settings,
      'header.json': null,
      'help/meters/economy-7-meters.html': null,
      'media/films/find-your-stopcock.svg': null,
    },
    ['/help/meters/move-your-meter.html'],
  );
  const { status, lines } = await checkWith(url);
  expect(status).toBe(1);
  const named = lines.filter((line) => line.startsWith(url));
  expect(named).toEqual(
    expect.arrayContaining([
      `${url}/meter-read/settings.json:2: isMeterReadWeek must be true or false, without quotation marks`,
      `${url}/header.json: can't be read from the content service: status 404`,
      `${url}/help/meters/economy-7-meters.html: is listed in help/categories.json, but there is no such file`,
      `${url}/help/meters/move-your-meter.html: can't be read from the content service: status 500`,
      expect.stringMatching(
        /films\.json:\d+: names \/media\/films\/find-your-stopcock\.svg, which is not there$/,
      ),
    ]),
  );
  expect(named).toHaveLength(5);
  expect(lines.at(-1)).toMatch(new RegExp(`^5 problems in \\d+ documents of ${url}\\.$`));
});

test('an invalid address is reported as such', slow, async () => {
  const { status, lines } = await checkWith('cms');
  expect(status).toBe(1);
  expect(lines.at(-1)).toMatch(/^CONTENT_URL: expected a web address/);
});
