import type { ReactNode } from 'react';

/** The first stop for keyboard users: skips everything that repeats on each page. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
