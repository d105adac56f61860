import { expect, test } from 'vitest';
import { makeArticle, searchOver } from './articles.fixture.ts';
import type { ArticleSource, Searchable as Answer } from './searchable-article.ts';

const edition = (version: string, title: string): Answer => ({ version, articles: [makeArticle({ title })] });

const ignore = () => {};

/** A source whose results the test provides, one for each call. */
function controlledSource() {
  const waiting: PromiseWithResolvers<Answer>[] = [];
  const source: ArticleSource = () => {
    const call = Promise.withResolvers<Answer>();
    waiting.push(call);
    return call.promise;
  };
  return { source, calls: waiting };
}

test('concurrent requests load the articles once', async () => {
  const { source, calls } = controlledSource();
  const { titles } = searchOver([], { articles: source });
  const together = Promise.all([titles('boiler'), titles('boiler'), titles('boiler')]);
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.resolve(edition('1', 'Boiler one'));
  expect(await together).toEqual([['Boiler one'], ['Boiler one'], ['Boiler one']]);
  expect(calls).toHaveLength(1);
});

test('the old index is used while a new version is loaded, then the new one is used', async () => {
  const { source, calls } = controlledSource();
  const { titles } = searchOver([], { articles: source });
  const first = titles('boiler');
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.resolve(edition('1', 'Boiler old'));
  expect(await first).toEqual(['Boiler old']);

  expect(await titles('boiler')).toEqual(['Boiler old']);
  calls[1]?.resolve(edition('2', 'Boiler new'));
  await expect.poll(() => titles('boiler')).toEqual(['Boiler new']);
});

test('the same version is not indexed again', async () => {
  const built: unknown[] = [];
  const note = (event: string) => void (event === 'search index ready' && built.push(event));
  const { titles } = searchOver([makeArticle({ title: 'Boiler' })], {
    logger: { info: note, warn: note, error: note },
  });
  for (let nth = 0; nth < 5; nth += 1) await titles('boiler');
  expect(built).toHaveLength(1);
});

test('when the articles can’t be loaded, the last index stays in use and the failure is logged', async () => {
  const warnings: string[] = [];
  let isDown = false;
  const { titles } = searchOver([], {
    articles: async () => {
      if (isDown) throw new Error('down');
      return edition('1', 'Boiler');
    },
    logger: { info: ignore, warn: (event) => warnings.push(event), error: ignore },
  });
  await titles('boiler');
  isDown = true;
  expect(await titles('boiler')).toEqual(['Boiler']);
  await expect.poll(() => warnings).toContain('search index not refreshed');
});

test('after a failed first load the next request tries again', async () => {
  let calls = 0;
  const { service, titles } = searchOver([], {
    articles: async () => {
      calls += 1;
      if (calls === 1) throw new Error('down');
      return edition('1', 'Boiler');
    },
  });
  expect((await service.request('/search?q=boiler')).status).toBe(503);
  expect(await titles('boiler')).toEqual(['Boiler']);
});
