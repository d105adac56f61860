import type { ReactNode } from 'react';
import { masked } from '../consent/masked.ts';
import { CopyReference } from './copy-reference.tsx';

/** One thing that was received, in people's words. */
export type ReceiptFact = { term: string; detail: string };

type ReceiptProps = { reference: string; facts: ReceiptFact[]; children?: ReactNode };

/** What a visitor takes away: the reference, large and copyable, and what it stands for. EXPERIENCE "Confirmation". */
export function Receipt({ reference, facts, children }: ReceiptProps) {
  return (
    <section className="receipt" aria-labelledby="reference">
      <h2 id="reference" className="h-xs">
        Your reference number
      </h2>
      <div className="receipt__ref" {...masked}>
        <strong>{reference}</strong>
        <CopyReference reference={reference} />
      </div>
      {children}
      <dl className="facts" {...masked}>
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
