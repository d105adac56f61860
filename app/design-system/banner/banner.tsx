import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface BannerProps {
  /** Makes it a landmark; needed where no landmark holds it. */
  label?: string | undefined;
  children: ReactNode;
}

/** A slim notice across the page; a link may stand in it. */
export function Banner({ label, children }: BannerProps) {
  const line = (
    <div className="wrap">
      <Icon name="info" />
      <p>{children}</p>
    </div>
  );
  if (!label) return <div className="banner">{line}</div>;
  return (
    <section className="banner" aria-label={label}>
      {line}
    </section>
  );
}
