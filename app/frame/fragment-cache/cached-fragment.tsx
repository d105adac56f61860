import { createContext, use, type ReactNode } from 'react';

/** Returns what a fragment shows, or a placeholder for the HTML that is cached. */
export type ShowFragment = (fragment: CachedFragmentProps) => ReactNode;

/** Set where the server renders a page on which React does not start. */
export const FragmentCacheContext = createContext<ShowFragment | undefined>(undefined);

export type CachedFragmentProps = {
  /** In lower case; unique on the page. */
  name: string;
  /** What the fragment shows, if that is not the same on all pages: the HTML is cached for each such object. */
  of?: object;
  /** Everything else that the fragment depends on: it is rendered again when one of these changes. */
  dependencies?: readonly unknown[];
} & (
  | { path?: never; children: ReactNode }
  /** It depends on the page's path, too, which may differ each time: only as the whole value of attributes. */
  | { path: string; children: (path: string) => ReactNode }
);

/**
 * A part that is the same on many pages, or each time that a page is rendered. It may not stand next to text or to
 * another fragment, nor contain a fragment or a picture of React's: React adds the preload of a picture to the head only
 * when it renders the picture.
 */
export function CachedFragment(fragment: CachedFragmentProps) {
  const show = use(FragmentCacheContext);
  return show ? show(fragment) : fragmentContent(fragment, fragment.path);
}

/** What a fragment shows on the page with this path. */
export const fragmentContent = ({ children }: CachedFragmentProps, path = ''): ReactNode =>
  typeof children === 'function' ? children(path) : children;
