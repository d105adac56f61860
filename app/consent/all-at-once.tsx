import { Button } from '../design-system/button/button.tsx';
import { choiceName, type Choice } from './chosen-consent.ts';

const choices: { choice: Choice; label: string }[] = [
  { choice: 'accept-all', label: 'Accept all' },
  { choice: 'reject-all', label: 'Reject all' },
];

/** 'Accept all' and 'refuse all', of equal weight: the same look and the same size. */
export function AllAtOnce({ small, second }: { small?: boolean; second?: boolean }) {
  return (
    <div className="consent__all">
      {choices.map(({ choice, label }) => (
        <Button
          key={choice}
          name={choiceName}
          value={choice}
          small={small}
          kind={second ? 'second' : 'primary'}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
