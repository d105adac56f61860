import type { ReactNode } from 'react';
import { Icon } from '../../design-system/icon/icon.tsx';

const sheetId = 'search-sheet';

/** The button that opens the search where the header has no room for its field. */
export function SearchTool() {
  return (
    <button className="tool tool--find" type="button" popoverTarget={sheetId}>
      <Icon name="search" />
      <span className="visually-hidden">Search help</span>
    </button>
  );
}

/**
 * The search over the page, in the place of the header: a native popover, which opens, takes the focus and closes
 * without scripts. It starts below the emergency numbers.
 */
export function SearchSheet({ children }: { children: ReactNode }) {
  return (
    <div className="find-sheet" id={sheetId} popover="auto">
      <div className="wrap">
        {children}
        <button
          className="tool"
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          aria-label="Close search"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
