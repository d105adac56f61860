import { unrecorded } from '../../consent/replay-mask.ts';
import { Button } from '../../design-system/button/button.tsx';
import { correctionIntent } from './correction.ts';

type CorrectionButtonProps = { label: string; readings: Parameters<typeof correctionIntent>[0] };

/** Sets readings, without sending the form. */
export function CorrectionButton({ label, readings }: CorrectionButtonProps) {
  return (
    <p {...unrecorded}>
      <Button kind="second" small name="intent" value={correctionIntent(readings)}>
        {label}
      </Button>
    </p>
  );
}
