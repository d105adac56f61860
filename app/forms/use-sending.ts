import { useNavigation } from 'react-router';

/** What is being posted, while scripts post without reload: until its response or the page that it redirects to shows. */
export function useSending(): FormData | undefined {
  return useNavigation().formData;
}

/** The `intent` of the button whose post is pending. */
export function useIntent(): string | undefined {
  const intent = useSending()?.get('intent');
  return typeof intent === 'string' ? intent : undefined;
}
