import { normalisePostcode } from '#contracts/postcodes/normalise-postcode.ts';
import { replayMask } from '../../consent/replay-mask.ts';
import { Button } from '../../design-system/button/button.tsx';
import { Field } from '../../design-system/field/field.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { SelectField } from '../../design-system/select-field/select-field.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { addressIntents, type AddressState } from './address-state.ts';
import { BackToPostcode } from './back-to-postcode.tsx';

/** The number of addresses visible at once; the rest scroll. */
const listLength = 6;

type AddressSearchProps = {
  state: AddressState;
  answers: Answers;
  errors: FieldErrors;
  busy: string | undefined;
};

/** The postcode field, replaced by the addresses once they are found. */
export function AddressSearch({ state: { found }, answers, errors, busy }: AddressSearchProps) {
  const typed = answers['postcode'] ?? answers['manual-postcode'] ?? '';
  const postcode = normalisePostcode(typed) ?? typed;
  return (
    <>
      {found && found.length > 0 ? (
        <AddressList
          found={found}
          typed={typed}
          postcode={postcode}
          error={errors['address-id']}
          busy={busy}
        />
      ) : (
        <PostcodeField typed={typed} error={errors['postcode']} busy={busy} />
      )}
      {found?.length === 0 && (
        <p role="status" id="no-addresses" tabIndex={-1} autoFocus {...replayMask}>
          We don’t have any addresses for {postcode}. Check the postcode, or enter your address yourself.
        </p>
      )}
      <p>
        <Button kind="quiet" small name="intent" value={addressIntents.enter}>
          I can’t find my address
        </Button>
      </p>
    </>
  );
}

type PartProps = { typed: string; error: string | undefined; busy: string | undefined };

function PostcodeField({ typed, error, busy }: PartProps) {
  return (
    <Field
      id="postcode"
      label="Postcode"
      hint="Where you get your energy, for example SW1A 1AA."
      error={error}
    >
      {(a11y) => (
        <div className="inline">
          <input
            {...a11y}
            className="input"
            name="postcode"
            type="text"
            autoComplete="postal-code"
            spellCheck={false}
            defaultValue={typed}
          />
          <Button
            kind="second"
            name="intent"
            value={addressIntents.find}
            loading={busy === addressIntents.find}
            loadingLabel="Finding addresses"
          >
            <Icon name="search" />
            Find address
          </Button>
        </div>
      )}
    </Field>
  );
}

type AddressListProps = PartProps & { found: NonNullable<AddressState['found']>; postcode: string };

function AddressList({ found, typed, postcode, error, busy }: AddressListProps) {
  return (
    <>
      <BackToPostcode />
      {/* A text field, because drafts leave out hidden inputs. */}
      <input type="text" name="postcode" defaultValue={typed} hidden readOnly />
      <SelectField
        id="address-id"
        name="address-id"
        label="Choose your address"
        hint={`${found.length} ${found.length === 1 ? 'address' : 'addresses'} found for ${postcode}.`}
        error={error}
        size={Math.max(2, Math.min(listLength, found.length))}
        options={found.map(({ id, label }) => ({ value: id, label }))}
        autoFocus
      />
      <div className="button-row">
        <Button
          kind="second"
          name="intent"
          value={addressIntents.choose}
          loading={busy === addressIntents.choose}
          loadingLabel="Taking this address"
        >
          Use this address
        </Button>
      </div>
    </>
  );
}
