import { Spinner } from '../design-system/spinner/spinner.tsx';
import type { KnownAnswers } from './use-known-answers.ts';

/**
 * Says that a form is being filled in, and that it was. Where the page knew that this would come, its room is there from
 * the start, so nothing moves; elsewhere it is said to those who can't see the fields fill. Without scripts it stays empty.
 */
export function FillingIn({ known: { stage, areLate } }: { known: KnownAnswers }) {
  return (
    <div className={areLate ? 'filling-in' : 'visually-hidden'} role="status">
      {stage === 'asked' && areLate && (
        <>
          <Spinner /> We’re filling in your details…
        </>
      )}
      {stage === 'came' && 'We’ve filled in your details.'}
    </div>
  );
}
