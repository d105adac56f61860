import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LinkText } from '../link-text/link-text.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { PictogramName } from '../pictogram/pictogram-names.ts';

/** One row: its target, and whether that is on the main site. */
export interface LinkItem {
  label: ReactNode;
  href: string;
  leaves?: boolean | undefined;
  description?: ReactNode;
  pictogram?: PictogramName | undefined;
}

interface LinkListProps {
  links: LinkItem[];
  /** Shows the pictograms, if every link has one. */
  icons?: boolean | undefined;
  className?: string | undefined;
}

/** Rows of links: a chevron marks a link within the area, a slanted arrow one to the main site. */
export function LinkList({ links, icons = false, className }: LinkListProps) {
  const pictured = icons && links.every((link) => link.pictogram);
  const classes = ['links', pictured && 'links--icon', className].filter(Boolean).join(' ');
  return (
    <ul className={classes}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            {pictured && link.pictogram && <Pictogram name={link.pictogram} />}
            <span>
              <LinkText leaves={link.leaves} href={link.href}>
                {link.label}
              </LinkText>
              {link.description && <small>{link.description}</small>}
            </span>
            <Icon name={link.leaves ? 'external' : 'chevron-right'} />
          </a>
        </li>
      ))}
    </ul>
  );
}
