import type { ReactNode } from 'react';
import { replayMask } from '../../consent/replay-mask.ts';
import { CopyReference } from './copy-reference.tsx';

/** One fact that was received, in words for the visitor. */
export type ReceiptFact = { term: string; detail: string };

type ReceiptProps = { reference: string; facts: ReceiptFact[]; children?: ReactNode };

/** The receipt: the reference, large and copyable, and the facts behind it. EXPERIENCE "Confirmation". */
export function Receipt({ reference, facts, children }: ReceiptProps) {
  return (
    <section className="receipt" aria-labelledby="reference">
      <h2 id="reference" className="h-xs">
        Your reference number
      </h2>
      <div className="receipt__ref" {...replayMask}>
        <strong>{reference}</strong>
        <CopyReference reference={reference} />
      </div>
      {children}
      <dl className="facts" {...replayMask}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
