import type { Brand } from '#contracts/brand.ts';
import type { MainSitePage } from '#contracts/main-site.ts';
import { ErrorPage, errorPageTitle } from '../../frame/error-page/error-page.tsx';
import type { CategoryTile } from '../../help-content/categories/category-tiles.ts';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { MainSiteHome } from './main-site-home.tsx';
import { NotFound } from './not-found.tsx';
import { SearchPage } from './search-page.tsx';
import { InfoPage } from './info-page.tsx';
import { shorten } from './shorten.ts';

/** A page's title, without the brand. */
export function mainSiteTitle(page: MainSitePage): string {
  switch (page.kind) {
    case 'home':
      return 'Home';
    case 'not-found':
      return 'Page not found';
    case 'unavailable':
      return errorPageTitle;
    case 'info':
      return page.info.title;
    case 'search':
      if ('results' in page) return `${shorten(page.request.term, 80)} - Search results`;
      return page.problem ? 'Error: Search' : 'Search help';
  }
}

type MainSiteContentProps = {
  page: MainSitePage;
  brand: Brand;
  /** The main help categories, where the page shows them. */
  tiles: CategoryTile[];
};

/** The page content between header and footer. */
export function MainSiteContent({ page, brand, tiles }: MainSiteContentProps) {
  switch (page.kind) {
    case 'home':
      return <MainSiteHome brand={brand} />;
    case 'not-found':
      return <NotFound brand={brand} />;
    case 'unavailable':
      return <ErrorPage brand={brand} ring={ringFor(brand, 'general')} />;
    case 'info':
      return <InfoPage info={page.info} brand={brand} />;
    case 'search':
      return <SearchPage page={page} brand={brand} tiles={tiles} />;
  }
}
