import { unrecorded } from '../../../consent/replay-mask.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { CorrectionButton } from '../correction-button.tsx';
import type { ReadingHint } from './reading-hint.ts';

/**
 * Hints below their field. The status region is always in the page, so that a screen reader politely announces new
 * hints.
 */
export function ReadingHints({ id, hints }: { id: string; hints: ReadingHint[] }) {
  return (
    <>
      <div role="status" id={id} className="field-notes" {...unrecorded}>
        {hints.map(({ words }) => (
          <p key={words} className="field-note">
            <Icon name="info" />
            {words}
          </p>
        ))}
      </div>
      {hints.map(
        ({ correction }) => correction && <CorrectionButton key={correction.label} {...correction} />,
      )}
    </>
  );
}
