import { withinSentence } from '#contracts/hours-in-words.ts';
import { CallableNumber } from './callable-number.tsx';
import { useRing } from './use-ring.ts';

/**
 * Customer service's number and hours as one sentence, after words such as 'If you can’t wait, ring us on', where a
 * whole `RingUs` would be too much. Nothing where the brand has no number.
 */
export function RingLine({ lead }: { lead: string }) {
  const line = useRing()?.line;
  if (!line) return null;
  return (
    <p>
      {lead} <CallableNumber number={line.number} />
      {line.inWords && `, ${withinSentence(line.inWords)}`}.
    </p>
  );
}
