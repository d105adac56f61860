import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface SheetProps {
  /** The id that a button's popoverTarget refers to. */
  id: string;
  title: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet over the page. It opens and closes as a native popover, without scripts. */
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
