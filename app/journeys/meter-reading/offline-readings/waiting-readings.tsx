import type { Ref } from 'react';
import { replayMask } from '../../../consent/replay-mask.ts';
import { Alert } from '../../../design-system/alert/alert.tsx';
import { Button } from '../../../design-system/button/button.tsx';
import { VisuallyHidden } from '../../../design-system/visually-hidden/visually-hidden.tsx';
import { describeReading, tooOld } from './describe-reading.ts';
import { versionOf, type SenderState } from './offline-readings-sender.ts';
import type { OfflineReading } from './offline-readings.ts';
import type { SendOutcome } from './send-offline-reading.ts';

/** Why a stored reading is still here. */
const reasons: Record<SendOutcome['outcome'] | 'sending', string> = {
  sending: 'We’re sending it now.',
  sent: 'It has been sent.',
  unreached: 'We can’t be reached from this device at the moment. We’ll send it when the connection is back.',
  failed: 'Our website couldn’t take it just now. We’ll try again in a minute.',
  closed: 'The form is closed now, so it can’t be sent from here. Give us the reading another way.',
  'too-old': tooOld,
  refused: 'Something in it isn’t right any more. Delete it and fill in the form again.',
};

type WaitingReadingsProps = Omit<SenderState, 'news'> & {
  ref: Ref<HTMLDivElement>;
  onSend: () => void;
  onRemove: (reading: OfflineReading) => void;
};

/** The readings stored on this device and not sent yet, with what their visitor can do about them. */
export function WaitingReadings(props: WaitingReadingsProps) {
  const { ref, waiting, isSending, outcomes, onSend, onRemove } = props;
  return (
    <Alert
      ref={ref}
      id="offline-readings"
      tone="warning"
      role="group"
      tabIndex={-1}
      title="Your reading is kept on this device. It hasn’t been sent yet"
    >
      <ul className="flow mt-4" {...replayMask}>
        {waiting.map((reading) => (
          <li key={reading.id} className="flow flow--2">
            <p>
              {describeReading(reading)}.{' '}
              {reasons[outcomes[versionOf(reading)] ?? (isSending ? 'sending' : 'unreached')]}
            </p>
            <Button kind="quiet" small type="button" onClick={() => onRemove(reading)}>
              <span>
                Delete it from this device <VisuallyHidden>{describeReading(reading)}</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="button-row mt-4">
        <Button
          kind="second"
          small
          type="button"
          loading={isSending}
          loadingLabel={waiting.length > 1 ? 'Sending them now' : 'Sending it now'}
          onClick={onSend}
        >
          {waiting.length > 1 ? 'Try to send them now' : 'Try to send it now'}
        </Button>
      </div>
      <p className="mt-4">
        We’ll send it when this website is open and the connection is back. If other people use this device,
        delete it when you’re done.
      </p>
    </Alert>
  );
}
