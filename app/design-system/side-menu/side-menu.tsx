import { Icon } from '../icon/icon.tsx';
import { LinkText } from '../link-text/link-text.tsx';

/** One line of the side menu. */
export interface SideMenuItem {
  label: string;
  href: string;
  current?: boolean | undefined;
  leaves?: boolean | undefined;
}

interface SideMenuProps {
  title: string;
  items: SideMenuItem[];
  /** Further lines, under their own heading. */
  more?: { title: string; items: SideMenuItem[] } | undefined;
  id?: string | undefined;
}

/** Links to the pages beside this one. */
export function SideMenu({ title, items, more, id = 'side-menu' }: SideMenuProps) {
  return (
    <nav className="side" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <SideMenuList items={items} />
      {more && more.items.length > 0 && (
        <>
          <h3 id={`${id}-more`}>{more.title}</h3>
          <SideMenuList items={more.items} labelledBy={`${id}-more`} />
        </>
      )}
    </nav>
  );
}

function SideMenuList({ items, labelledBy }: { items: SideMenuItem[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map(({ label, href, current, leaves }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            <span>
              <LinkText leaves={leaves} href={href}>
                {label}
              </LinkText>
            </span>
            {leaves && <Icon name="external" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
