import type { AddressState } from './address-state.ts';

type WayForwardProps = { state: AddressState; label: string };

/**
 * Shown until an address is chosen, in place of the form's button (SPEC §2), so that visitors see what comes next.
 * Not a button, since it would do nothing.
 */
export function WayForward({ state, label }: WayForwardProps) {
  return (
    <p className="way-forward">
      <b>{label}</b>
      <span>{missing(state)}</span>
    </p>
  );
}

function missing({ found, isManual }: AddressState): string {
  if (isManual) return 'First type your address and use it.';
  return found && found.length > 0
    ? 'First choose your address from the list.'
    : 'First find your address by its postcode.';
}
