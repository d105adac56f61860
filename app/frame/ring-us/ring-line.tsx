import type { Brand } from '#contracts/brand.ts';
import { CallableNumber } from './callable-number.tsx';
import { knownLine } from './known-line.ts';

/**
 * Customer service's number and hours as one sentence, after words such as 'If you can’t wait, ring us on', where a
 * whole `RingUs` would be too much. Nothing where the brand has no number.
 */
export function RingLine({ brand, lead }: { brand: Brand | undefined; lead: string }) {
  const line = brand && knownLine(brand, 'customerService');
  if (!line) return null;
  return (
    <p>
      {lead} <CallableNumber number={line.number} />
      {line.inWords && `, ${line.inWords}`}.
    </p>
  );
}
