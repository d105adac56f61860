import { createContext, use, type ReactNode } from 'react';

/** Returns a fragment's children, or a placeholder for the HTML that is cached. */
export type ShowFragment = (name: string, dependencies: readonly unknown[], children: ReactNode) => ReactNode;

/** Set where the server renders a page on which React does not start. */
export const FragmentCacheContext = createContext<ShowFragment | undefined>(undefined);

type CachedFragmentProps = {
  /** In lower case; unique on the page. */
  name: string;
  /** Everything that the fragment depends on: it is rendered again when one of these changes. */
  dependencies: readonly unknown[];
  children: ReactNode;
};

/**
 * A part of the frame that is the same on many pages. It may not stand next to text, nor contain another fragment or a
 * picture: React adds the preload of a picture to the head only when it renders the picture.
 */
export function CachedFragment({ name, dependencies, children }: CachedFragmentProps) {
  const show = use(FragmentCacheContext);
  return show ? show(name, dependencies, children) : children;
}
