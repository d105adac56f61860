import { lookUpFailure } from '#contracts/failure-words.ts';
import { Spinner } from '../../design-system/spinner/spinner.tsx';
import type { Prefill } from './use-prefill.ts';

const notFilledIn = `${lookUpFailure.title}. ${lookUpFailure.description}`;

/**
 * Says that a form is being prefilled, that it has been, or that it can't be. If the page expected this, space for the
 * longest message is reserved from the start, so nothing moves. Elsewhere only screen readers announce it, to visitors
 * who can't see the fields fill. Without scripts there is no second look-up, so the message says at once that the
 * fields stay empty.
 */
export function FillingIn({ prefill: { stage, shouldAskAgain } }: { prefill: Prefill }) {
  const room = shouldAskAgain
    ? { className: 'filling-in', 'data-longest': notFilledIn }
    : { className: 'visually-hidden' };
  return (
    <div role="status" {...room}>
      <span className="filling-in__words">
        {stage === 'loading' && shouldAskAgain && (
          <>
            <Spinner /> We’re filling in your details…
          </>
        )}
        {stage === 'loaded' && 'We’ve filled in your details.'}
        {stage === 'failed' && notFilledIn}
      </span>
      {shouldAskAgain && <noscript>{notFilledIn}</noscript>}
    </div>
  );
}
