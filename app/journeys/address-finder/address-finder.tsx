import { replayMask } from '../../consent/replay-mask.ts';
import { useRecordedFailure } from '../../telemetry/analytics/use-recorded-failure.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import { LimitReached } from '../../forms/limit-reached.tsx';
import { AddressSearch } from './address-search.tsx';
import { addressIntents, type AddressState, type ChosenAddress } from './address-state.ts';
import { ManualAddress } from './manual-address.tsx';
import { WayForward } from './way-forward.tsx';

type AddressFinderProps = {
  state: AddressState;
  answers: Answers;
  errors: FieldErrors;
  /** The pending intent, while scripts post without reload. */
  busy: string | undefined;
  /** What follows once an address is chosen. */
  next: string;
};

/**
 * Part of a form: finds an address by postcode, or takes one entered by hand. Every button posts the whole form, so
 * nothing typed elsewhere is lost, with or without scripts. SPEC §4 "Address selection", §8.
 */
export function AddressFinder({ state, answers, errors, busy, next }: AddressFinderProps) {
  const { chosen, isManual, failure, isResumed, limit } = state;
  useRecordedFailure('address-failed', failure);
  return (
    <section className="form-section" aria-labelledby="address" id="your-address">
      <h2 id="address" tabIndex={-1}>
        Your address
      </h2>
      {failure && <FailureBanner failure={failure} tone="warning" id="address-problem" />}
      {limit && (
        <LimitReached
          limit={limit}
          id="address-limit"
          otherWay={
            !isManual && 'You can carry on now by typing your address: choose ‘I can’t find my address’.'
          }
        />
      )}
      {busy === addressIntents.save && (
        <Alert busy role="status" title="We’re checking your details …">
          This will take a few seconds. Please don’t refresh this page or close your browser.
        </Alert>
      )}
      {chosen && <Chosen {...chosen} />}
      {!chosen && isManual && (
        <ManualAddress answers={answers} errors={errors} busy={busy} takesFocus={!isResumed} />
      )}
      {!chosen && !isManual && <AddressSearch state={state} answers={answers} errors={errors} busy={busy} />}
      {!chosen && <WayForward state={state} label={next} />}
    </section>
  );
}

function Chosen({ id, label, seal }: ChosenAddress) {
  const [first, ...others] = label.split(', ');
  return (
    <div className="address">
      <Icon name="pin" />
      <address {...replayMask}>
        <b>
          <bdi>{first}</bdi>
        </b>
        {others.map((line, nth) => (
          // Keyed by position: a village and its county can have the same name.
          <span key={nth} className="address__line">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <input type="hidden" name="address-id" value={id} />
      <input type="hidden" name="address-label" value={label} />
      <input type="hidden" name="address-seal" value={seal} />
      <Button kind="quiet" small name="intent" value={addressIntents.clear}>
        Clear<span className="visually-hidden"> this address</span>
      </Button>
    </div>
  );
}
