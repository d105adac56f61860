import type { ReactNode } from 'react';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import { Sheet } from '../../design-system/sheet/sheet.tsx';
import { MenuLinks } from './menu-links.tsx';

type MenuSheetProps = {
  header: HeaderConfiguration;
  accountLinks: ReactNode;
};

/** The menu: sections, quick links and the menu banner of the header configuration. */
export function MenuSheet({ header, accountLinks }: MenuSheetProps) {
  const banner = header['menu-banner'];
  return (
    <Sheet id="menu" title="Menu" closeLabel="Close menu" className="menu-sheet">
      <nav aria-label="Menu">
        <MenuLinks links={header.sections} />
        {header['quick-links'].length > 0 && (
          <>
            <h3 className="menu-sheet__head">Quick links</h3>
            <MenuLinks links={header['quick-links']} />
          </>
        )}
        {accountLinks}
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
