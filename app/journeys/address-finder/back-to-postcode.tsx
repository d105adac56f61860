import { Icon } from '../../design-system/icon/icon.tsx';
import { addressIntents } from './address-state.ts';

/** Goes back to the postcode. A button rather than a link, so that it posts what was typed. */
export function BackToPostcode() {
  return (
    <p>
      <button className="back" type="submit" name="intent" value={addressIntents.clear}>
        <Icon name="chevron-left" />
        Back to postcode
      </button>
    </p>
  );
}
