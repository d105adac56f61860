import { unrecorded } from '../../consent/masked.ts';
import { Button } from '../../design-system/button/button.tsx';
import { mendIntent } from './mend.ts';

type MendButtonProps = { label: string; readings: Parameters<typeof mendIntent>[0] };

/** Sets readings, and sends nothing. */
export function MendButton({ label, readings }: MendButtonProps) {
  return (
    <p {...unrecorded}>
      <Button kind="second" small name="intent" value={mendIntent(readings)}>
        {label}
      </Button>
    </p>
  );
}
