import { Icon } from '../../design-system/icon/icon.tsx';
import { addressIntents } from './address-state.ts';

/** The way back inside the address part. A button rather than a link, so that what was typed is posted along. */
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
