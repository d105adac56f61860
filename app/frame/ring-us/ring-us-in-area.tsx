import { RingUs, type RingUsProps } from './ring-us.tsx';
import { useRing } from './use-ring.ts';

type RingUsInAreaProps = Omit<RingUsProps, 'ring'> & { title: string; hand: string };

/** `RingUs` with customer service's line and a page's own words. */
export function RingUsInArea({ title, hand, ...props }: RingUsInAreaProps) {
  const ring = useRing();
  return <RingUs ring={ring && { ...ring, title, hand }} {...props} />;
}
