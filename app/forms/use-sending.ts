import { useHref, useLocation, useNavigation } from 'react-router';

/**
 * What is being posted, while scripts post without reload: until its answer shows on this page, or until the page
 * that it leads to does. The loaders that run once more after an answer keep no visitor waiting.
 */
export function useSending(): FormData | undefined {
  const { state, formData, location } = useNavigation();
  const here = useHref(useLocation().pathname);
  const isAnsweredHere = state === 'loading' && location.pathname === here;
  return isAnsweredHere ? undefined : formData;
}

/** The `intent` of the button whose post is on its way. */
export function useIntent(): string | undefined {
  const intent = useSending()?.get('intent');
  return typeof intent === 'string' ? intent : undefined;
}
