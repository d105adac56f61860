import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CachedFragment, FragmentCacheContext } from './cached-fragment.tsx';
import { createFragmentCache } from './fragment-cache.ts';

type Brand = { name: string };
type PageProps = { path: string; brand?: Brand };

const ember: Brand = { name: 'Ember' };

/**
 * Pages with a footer and a menu, with and without the cache. `footer` and `menu` are called when those parts are
 * rendered.
 */
function openPages() {
  const [footer, menu] = [vi.fn<() => void>(), vi.fn<() => void>()];
  function Part({ onRender, words }: { onRender: () => void; words: string }) {
    onRender();
    return <p>{words}</p>;
  }
  const page = ({ path, brand = ember }: PageProps) => (
    <body>
      <main>{path}</main>
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
  const { forPage } = createFragmentCache();
  const render = (props: PageProps) => {
    const { show, complete } = forPage();
    const context = <FragmentCacheContext value={show}>{page(props)}</FragmentCacheContext>;
    return complete(renderToString(context));
  };
  const renderUncached = (props: PageProps) => renderToString(page(props));
  return { footer, menu, forPage, render, renderUncached };
}

test('a fragment is rendered once, and pages are the same with and without the cache', () => {
  const { footer, menu, render, renderUncached } = openPages();
  const pages = ['/first', '/second', '/third'].map((path) => ({ path }));
  const rendered = pages.map(render);
  expect(footer).toHaveBeenCalledTimes(1);
  expect(menu).toHaveBeenCalledTimes(2);
  expect(rendered).toEqual(pages.map(renderUncached));
});

test('a fragment is rendered again when one of its dependencies changes', () => {
  const { footer, render, renderUncached } = openPages();
  const renamed = { name: 'Ember Energy' };
  const pages = [{ path: '/first' }, { path: '/second', brand: renamed }, { path: '/third' }];
  const rendered = pages.map(render);
  expect(footer).toHaveBeenCalledTimes(3);
  expect(rendered).toEqual(pages.map(renderUncached));
});

test('a page that fails to render leaves no fragment in the cache', () => {
  const { forPage, render, renderUncached } = openPages();
  void forPage().show('footer', [ember, 2026], 'What is never completed');
  expect(render({ path: '/first' })).toBe(renderUncached({ path: '/first' }));
});
