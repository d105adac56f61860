import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface LinkTextProps {
  leaves?: boolean | undefined;
  /** The link's target; an absolute URL (https://…) is another organisation's site. */
  href?: string | undefined;
  children: ReactNode;
}

/** The text of a link. One that leaves the area says so to screen readers; others see its slanted arrow. */
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
