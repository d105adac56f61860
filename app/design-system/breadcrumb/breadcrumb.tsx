import type { ReactNode } from 'react';

/** A page above this one. */
export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbProps {
  trail: Crumb[];
  current: ReactNode;
}

/** The current page's position in the site. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
