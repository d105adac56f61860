import type { ReactNode } from 'react';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import { Sheet } from '../../design-system/sheet/sheet.tsx';
import { areaHref, categoryPath } from '../../area-href.ts';
import { CachedFragment } from '../fragment-cache/cached-fragment.tsx';
import { MenuLinks } from './menu-links.tsx';

type MenuSheetProps = {
  header: HeaderConfiguration | null;
  accountLinks: ReactNode;
};

/** What people in a hurry look for in a menu, whatever else it has. */
const firstLinks = [
  { label: 'Emergencies', link: categoryPath('emergencies') },
  { label: 'Contact us', link: areaHref('/contact-us') },
  { label: 'Search help', link: '/search' },
];

/** The menu: the ways to help, then the sections, quick links and menu banner of the header configuration. */
export function MenuSheet({ header, accountLinks }: MenuSheetProps) {
  const { sections = [], 'quick-links': quickLinks = [], 'menu-banner': banner } = header ?? {};
  return (
    <Sheet id="menu" title="Menu" closeLabel="Close menu" className="menu-sheet">
      <nav aria-label="Menu">
        <CachedFragment name="menu-links" dependencies={[header]}>
          <MenuLinks links={firstLinks} />
          {sections.length > 0 && (
            <>
              <h3 className="menu-sheet__head">All of our site</h3>
              <MenuLinks links={sections} />
            </>
          )}
          {quickLinks.length > 0 && (
            <>
              <h3 className="menu-sheet__head">Quick links</h3>
              <MenuLinks links={quickLinks} />
            </>
          )}
        </CachedFragment>
        {accountLinks && <div data-account="menu">{accountLinks}</div>}
      </nav>
      {banner && (
        <div className="menu-sheet__banner">
          <h3>{banner.title}</h3>
          <p>{banner.text}</p>
          <p>
            <a href={banner.link}>{banner.label}</a>
          </p>
        </div>
      )}
    </Sheet>
  );
}
