import { RingUs, type RingUsProps } from './ring-us.tsx';
import { useRing } from './use-ring.ts';

type RingUsInAreaProps = Omit<RingUsProps, 'ring'> & { title: string; haveReady: string };

/** `RingUs` with customer service's line and a page's own words. */
export function RingUsInArea({ title, haveReady, ...props }: RingUsInAreaProps) {
  const ring = useRing();
  return <RingUs ring={ring && { ...ring, title, hand: haveReady }} {...props} />;
}
