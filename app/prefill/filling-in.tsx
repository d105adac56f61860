import { Spinner } from '../design-system/spinner/spinner.tsx';
import type { KnownAnswers } from './use-known-answers.ts';

/**
 * Says that a form is being filled in, and that it was; only where the page came without it. Its room is there from the
 * start, so nothing moves. Without scripts it stays empty.
 */
export function FillingIn({ stage }: Pick<KnownAnswers, 'stage'>) {
  if (stage === 'no-need') return null;
  return (
    <div className="filling-in" role="status">
      {stage === 'asked' && (
        <>
          <Spinner /> We’re filling in your details…
        </>
      )}
      {stage === 'came' && 'We’ve filled in your details.'}
    </div>
  );
}
