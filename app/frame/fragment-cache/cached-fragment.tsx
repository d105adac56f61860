import { createContext, use, type ReactNode } from 'react';

/** Returns a fragment's children, or a placeholder for the HTML that is cached. */
export type ShowFragment = (fragment: CachedFragmentProps) => ReactNode;

/** Set where the server renders a page on which React does not start. */
export const FragmentCacheContext = createContext<ShowFragment | undefined>(undefined);

type CachedFragmentProps = {
  /** In lower case; unique on the page. */
  name: string;
  /** What the fragment shows, if that is not the same on all pages: the HTML is cached for each such object. */
  of?: object;
  /** Everything else that the fragment depends on: it is rendered again when one of these changes. */
  dependencies?: readonly unknown[];
  children: ReactNode;
};

/**
 * A part that is the same on many pages, or each time that a page is rendered. It may not stand next to text or to
 * another fragment, nor contain a fragment or a picture of React's: React adds the preload of a picture to the head only
 * when it renders the picture.
 */
export function CachedFragment(fragment: CachedFragmentProps) {
  const show = use(FragmentCacheContext);
  return show ? show(fragment) : fragment.children;
}
