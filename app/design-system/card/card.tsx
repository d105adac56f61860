import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { LinkText } from '../link-text/link-text.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { PictogramName } from '../pictogram/pictogram-names.ts';
import { Text } from '../text/text.tsx';

interface CardProps {
  title: ReactNode;
  /** Makes the whole card one link. */
  href?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  pictogram?: PictogramName | undefined;
  /** A Pill. */
  pill?: ReactNode;
  leaves?: boolean | undefined;
  /** The picture's position: above the text, beside it, or beside the title. */
  layout?: 'plain' | 'media' | 'head' | undefined;
  foot?: ReactNode;
  children?: ReactNode;
}

/** One thing to read or do, in a CardGrid. */
export function Card(props: CardProps) {
  const { title, href, headingLevel = 3, pictogram, pill, leaves, layout = 'plain', foot, children } = props;
  const classes = ['card', href && 'card--link', layout === 'media' && 'card--media']
    .filter(Boolean)
    .join(' ');
  const picture = pictogram && <Pictogram name={pictogram} />;
  const heading = (
    <Heading level={headingLevel}>
      {href ? (
        <a href={href}>
          <LinkText leaves={leaves} href={href}>
            {title}
          </LinkText>
        </a>
      ) : (
        title
      )}
    </Heading>
  );
  return (
    <li className={classes}>
      {layout === 'head' ? (
        <>
          {pill}
          <div className="card__head">
            {picture}
            {heading}
          </div>
        </>
      ) : (
        <>
          {picture}
          {pill}
          {heading}
        </>
      )}
      <Text>{children}</Text>
      {foot && <div className="card__foot">{foot}</div>}
    </li>
  );
}

/** Cards in as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}
