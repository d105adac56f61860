import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CachedFragment, FragmentCacheContext } from './cached-fragment.tsx';
import { createFragmentCache } from './fragment-cache.ts';

type Brand = { name: string };
type Article = { title: string };
type PageProps = { path: string; brand?: Brand; article?: Article };

const ember: Brand = { name: 'Ember' };

/** A new cache, and pages that are rendered with it. */
function openCache() {
  const { forPage } = createFragmentCache();
  const render = (page: ReactNode) => {
    const { show, complete } = forPage();
    const html = renderToString(<FragmentCacheContext value={show}>{page}</FragmentCacheContext>);
    return Buffer.concat(complete(html).map((part) => Buffer.from(part))).toString();
  };
  return { forPage, render };
}

/**
 * Pages with a footer, a menu and an article, with and without the cache. The functions are called when those parts
 * are rendered.
 */
function openPages() {
  const [footer, menu, body] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  function Part({ onRender, words }: { onRender: () => void; words: string }) {
    onRender();
    return <p>{words}</p>;
  }
  const page = ({ path, brand = ember, article }: PageProps) => (
    <body>
      <main>
        <h1>{path}</h1>
        {article && (
          <CachedFragment name="article" of={article}>
            <Part onRender={body} words={article.title} />
          </CachedFragment>
        )}
      </main>
      <CachedFragment name="footer" dependencies={[brand, 2026]}>
        <Part onRender={footer} words={brand.name} />
      </CachedFragment>
      <nav>
        <CachedFragment name="menu" dependencies={[brand]}>
          <Part onRender={menu} words="<Menu> & $& more" />
          <Part onRender={menu} words={brand.name} />
        </CachedFragment>
      </nav>
    </body>
  );
  const { forPage, render: renderPage } = openCache();
  const render = (props: PageProps) => renderPage(page(props));
  const renderUncached = (props: PageProps) => renderToString(page(props));
  return { footer, menu, body, forPage, render, renderUncached };
}

test('a fragment is rendered once, and pages are the same with and without the cache', () => {
  const { footer, menu, render, renderUncached } = openPages();
  const pages = ['/first', '/second', '/third'].map((path) => ({ path }));
  const rendered = pages.map(render);
  expect(footer).toHaveBeenCalledTimes(1);
  expect(menu).toHaveBeenCalledTimes(2);
  expect(rendered).toEqual(pages.map(renderUncached));
});

test('a fragment with the page’s path is rendered once, and shows the path of each page', () => {
  const form = vi.fn<() => void>();
  function Form({ path }: { path: string }) {
    form();
    return (
      <form action={path}>
        <input type="hidden" name="return-to" value={path} />
      </form>
    );
  }
  const page = (path: string) => (
    <main>
      <CachedFragment name="form" path={path}>
        {(at) => <Form path={at} />}
      </CachedFragment>
    </main>
  );
  const { render } = openCache();
  const paths = ['/first', '/sec"ond&<b>$&', '/third'];
  const rendered = paths.map((path) => render(page(path)));
  expect(form).toHaveBeenCalledTimes(1);
  expect(rendered).toEqual(paths.map((path) => renderToString(page(path))));
});

test('a fragment is rendered again when one of its dependencies changes', () => {
  const { footer, render, renderUncached } = openPages();
  const renamed = { name: 'Ember Energy' };
  const pages = [{ path: '/first' }, { path: '/second', brand: renamed }, { path: '/third' }];
  const rendered = pages.map(render);
  expect(footer).toHaveBeenCalledTimes(3);
  expect(rendered).toEqual(pages.map(renderUncached));
});

test('what an article shows is rendered once for each article, however many are rendered in between', () => {
  const { body, render, renderUncached } = openPages();
  const [gas, power] = [{ title: 'Gas – “smells”' }, { title: 'Power' }];
  const pages = [gas, power, gas, power].map((article) => ({ path: '/first', article }));
  const rendered = pages.map(render);
  expect(body).toHaveBeenCalledTimes(2);
  expect(rendered).toEqual(pages.map(renderUncached));
});

test('another article is rendered, though it says the same', () => {
  const { body, render } = openPages();
  for (const article of [{ title: 'Gas' }, { title: 'Gas' }]) render({ path: '/first', article });
  expect(body).toHaveBeenCalledTimes(2);
});

test('a page that fails to render leaves no fragment in the cache', () => {
  const { forPage, render, renderUncached } = openPages();
  void forPage().show({ name: 'footer', dependencies: [ember, 2026], children: 'What is never completed' });
  expect(render({ path: '/first' })).toBe(renderUncached({ path: '/first' }));
});
