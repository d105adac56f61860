import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface SheetProps {
  /** What a button's popoverTarget names. */
  id: string;
  title: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet over the page; opens and closes by the browser's own popover, without scripts. */
export function Sheet({ id, title, closeLabel, className, children }: SheetProps) {
  return (
    <section
      className={className ? `sheet ${className}` : 'sheet'}
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
    >
      <div className="sheet__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          className="close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
