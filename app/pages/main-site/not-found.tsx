import type { Brand } from '#contracts/brand.ts';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { SearchField } from '../../design-system/search-field/search-field.tsx';
import { EmergencySection } from '../../frame/emergency-numbers/emergency-section.tsx';
import { areaHref, categoryPath } from '../../area-href.ts';

const waysOn = [
  { label: 'Help home', href: areaHref('/') },
  { label: 'Bills and payments', href: categoryPath('bills-and-payments') },
  { label: 'Meters', href: categoryPath('meters') },
  { label: 'Contact us', href: areaHref('/contact-us') },
];

/** The page-not-found page: what may have happened, a search, useful links, and the emergency numbers. SPEC §8. */
export function NotFound({ brand }: { brand: Brand }) {
  return (
    <>
      <div className="wrap page-head page-head--low">
        <h1>We can’t find that page</h1>
        <p className="lead">
          The address may be mistyped, or the page may have moved. Search for it, or start from one of these.
        </p>
      </div>
      <div className="section section--flush">
        <div className="wrap flow flow--10">
          <div className="search-page__box">
            <SearchField
              action="/search"
              label="Search help"
              hidden={{ initiated: '/page-not-found.html' }}
            />
          </div>
          <LinkList links={waysOn} className="links--ruled search-page__box" />
          <EmergencySection brand={brand} />
        </div>
      </div>
    </>
  );
}
