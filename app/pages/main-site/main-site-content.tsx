import type { Brand } from '#contracts/brand.ts';
import type { MainSitePage } from '#contracts/main-site.ts';
import { ErrorPage, errorPageTitle } from '../../frame/error-page/error-page.tsx';
import { MainSiteHome } from './main-site-home.tsx';
import { NotFound } from './not-found.tsx';
import { SearchPage } from './search-page.tsx';
import { StandInPage } from './stand-in-page.tsx';

/** A page's title, without the brand. */
export function mainSiteTitle(page: MainSitePage): string {
  switch (page.kind) {
    case 'home':
      return 'Home';
    case 'not-found':
      return 'Page not found';
    case 'unavailable':
      return errorPageTitle;
    case 'stand-in':
      return page.standIn.title;
    case 'search':
      return page.problem ? 'Error: Search' : `${page.request.term.slice(0, 80)} - Search results`;
  }
}

/** The page content between header and footer. */
export function MainSiteContent({ page, brand }: { page: MainSitePage; brand: Brand }) {
  switch (page.kind) {
    case 'home':
      return <MainSiteHome brand={brand} />;
    case 'not-found':
      return <NotFound brand={brand} />;
    case 'unavailable':
      return <ErrorPage brand={brand} />;
    case 'stand-in':
      return <StandInPage standIn={page.standIn} brand={brand} />;
    case 'search':
      return <SearchPage {...page} brand={brand} />;
  }
}
