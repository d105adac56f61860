import { useNavigation } from 'react-router';

/** The `intent` of the button whose post is on its way, while scripts post without reload. */
export function useIntent(): string | undefined {
  const intent = useNavigation().formData?.get('intent');
  return typeof intent === 'string' ? intent : undefined;
}
