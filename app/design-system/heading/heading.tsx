import type { ComponentProps } from 'react';

/** The level of a heading on its page. */
export type HeadingLevel = 2 | 3 | 4;

interface HeadingProps extends ComponentProps<'h2'> {
  level: HeadingLevel;
}

/** A heading whose level the page decides. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
