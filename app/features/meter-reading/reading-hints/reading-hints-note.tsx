import { unrecorded } from '../../../consent/masked.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { MendButton } from '../mend-button.tsx';
import type { ReadingHint } from './reading-hint.ts';

/** Hints below their field. The status region is always there, so that a screen reader tells politely what comes into it. */
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
      {hints.map(({ mend }) => mend && <MendButton key={mend.label} {...mend} />)}
    </>
  );
}
