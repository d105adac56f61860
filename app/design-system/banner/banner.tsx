import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface BannerProps {
  /** Makes the banner a landmark; needed where it is outside every landmark. */
  label?: string | undefined;
  children: ReactNode;
}

/** A slim notice across the page; it may contain a link. */
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
