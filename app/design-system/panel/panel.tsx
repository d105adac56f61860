import type { ReactNode } from 'react';

interface PanelProps {
  tone?: 'plain' | 'dawn' | 'mist' | 'dusk' | undefined;
  /** The id of its heading; makes the panel a landmark. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tones = { plain: '', dawn: 'panel--dawn', mist: 'panel--mist', dusk: 'panel--dusk dusk' };

/** A sheet for content set apart. */
export function Panel({ tone = 'plain', labelledBy, className, children }: PanelProps) {
  const classes = ['panel', tones[tone], className].filter(Boolean).join(' ');
  if (!labelledBy) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
