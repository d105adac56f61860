import type { ComponentProps } from 'react';
import { useBrand } from '../use-brand.ts';
import { RingUs } from './ring-us.tsx';

/** `RingUs` on a page of the area that doesn't read the brand itself: the frame has it. */
export function RingUsInArea(props: Omit<ComponentProps<typeof RingUs>, 'brand'>) {
  return <RingUs brand={useBrand()} {...props} />;
}
