import type { SearchPlace } from '../frame/page-frame/search-place.ts';

type Box = { id: string; hidesLabel?: true; inputProps?: { placeholder?: string; autoFocus?: true } };

/** How the box differs in each of its places: on the page, or in the frame. */
export const boxOfPlace: Record<SearchPlace | 'page', Box> = {
  page: { id: 'q' },
  header: { id: 'header-q', hidesLabel: true, inputProps: { placeholder: 'Search help' } },
  // The browser itself moves the focus into a sheet that opens.
  sheet: { id: 'sheet-q', hidesLabel: true, inputProps: { placeholder: 'Search help', autoFocus: true } },
};
