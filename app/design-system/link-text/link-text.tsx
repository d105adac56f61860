import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface LinkTextProps {
  leaves?: boolean | undefined;
  /** Where the link leads; an address of its own (https://…) is another body's site. */
  href?: string | undefined;
  children: ReactNode;
}

/** The words of a link; one that leaves says so to screen readers, as its slanted arrow does to others. */
export function LinkText({ leaves = false, href = '', children }: LinkTextProps) {
  return (
    <>
      {children}
      {leaves && (
        <VisuallyHidden>
          {/^https?:/.test(href) ? ' (on another site)' : ' (on our main site)'}
        </VisuallyHidden>
      )}
    </>
  );
}
