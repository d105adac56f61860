import { createContext, use, type ReactNode } from 'react';

/** Shows a fragment: as it was rendered before, or its children. */
export type ShowFragment = (name: string, by: readonly unknown[], children: ReactNode) => ReactNode;

/** Set where the server renders a page on which React does not start. */
export const FragmentCacheContext = createContext<ShowFragment | undefined>(undefined);

type CachedFragmentProps = {
  /** In lower case; unique on the page. */
  name: string;
  /** Everything that the fragment depends on: when one of these is another, it is rendered again. */
  by: readonly unknown[];
  children: ReactNode;
};

/**
 * A part of the frame that is the same on many pages. It has no text beside it, no other such part in it, and no picture:
 * React would preload that only from a page that it renders it on.
 */
export function CachedFragment({ name, by, children }: CachedFragmentProps) {
  const show = use(FragmentCacheContext);
  return show ? show(name, by, children) : children;
}
