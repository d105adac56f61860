import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { LinkList, type LinkItem } from '../link-list/link-list.tsx';

interface LinkGroupProps {
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  links: LinkItem[];
  icons?: boolean | undefined;
}

/** Link rows under a heading; put several in a `.groups` box. */
export function LinkGroup({ title, headingLevel = 2, links, icons }: LinkGroupProps) {
  return (
    <div className="group">
      <Heading level={headingLevel}>{title}</Heading>
      <LinkList links={links} icons={icons} />
    </div>
  );
}
