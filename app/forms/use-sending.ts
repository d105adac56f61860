import { useHref, useLocation, useNavigation } from 'react-router';

/**
 * What is being posted, while scripts post without reload: until its response shows on this page, or until the page
 * that it redirects to does. The visitor does not wait for the loaders that run again after a response.
 */
export function useSending(): FormData | undefined {
  const { state, formData, location } = useNavigation();
  const here = useHref(useLocation().pathname);
  const isAnsweredHere = state === 'loading' && location.pathname === here;
  return isAnsweredHere ? undefined : formData;
}

/** The `intent` of the button whose post is pending. */
export function useIntent(): string | undefined {
  const intent = useSending()?.get('intent');
  return typeof intent === 'string' ? intent : undefined;
}
