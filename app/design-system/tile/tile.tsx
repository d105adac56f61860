import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { LinkText } from '../link-text/link-text.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { PictogramName } from '../pictogram/pictogram-names.ts';

interface TileProps {
  title: ReactNode;
  href: string;
  description?: ReactNode;
  pictogram: PictogramName;
  leaves?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** A topic: one field of the map, in a TileGrid. */
export function Tile({ title, href, description, pictogram, leaves, headingLevel = 3 }: TileProps) {
  return (
    <li className="plot">
      <Pictogram name={pictogram} />
      <Heading level={headingLevel}>
        <a href={href}>
          <LinkText leaves={leaves} href={href}>
            {title}
          </LinkText>
        </a>
      </Heading>
      {description && <p>{description}</p>}
      <Icon name={leaves ? 'external' : 'arrow-right'} />
    </li>
  );
}

/** Tiles on one sheet; 1, 2 or 4 columns by its own width. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <div className="plots-box">
      <ul className="plots">{children}</ul>
    </div>
  );
}
