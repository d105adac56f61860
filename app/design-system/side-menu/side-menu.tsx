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
  id?: string | undefined;
  /** Stands below the page, in columns. */
  wide?: boolean | undefined;
}

/** The neighbours of this page. */
export function SideMenu({ title, items, id = 'side-menu', wide }: SideMenuProps) {
  return (
    <nav className={wide ? 'side side--wide' : 'side'} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
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
    </nav>
  );
}
