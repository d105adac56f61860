import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonClass, type ButtonKind } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  /** While true the button keeps its place and its focus, and does nothing. */
  loading?: boolean | undefined;
  loadingLabel?: ReactNode;
  /** Why it can't be used yet; shown under the label. */
  disabledReason?: string | undefined;
}

/** A button that does something; it is never taken out of the focus order. */
export function Button(props: ButtonProps) {
  const { kind, small, loading, loadingLabel, disabledReason, name, type, className, children, ...rest } =
    props;
  const idle = Boolean(loading || disabledReason);
  return (
    <button
      {...rest}
      // What sends nothing has no name among what is sent.
      name={idle ? undefined : name}
      className={buttonClass({ kind, small, loading, className })}
      type={idle ? 'button' : (type ?? 'submit')}
      aria-disabled={idle || undefined}
    >
      {loading && <Spinner />}
      {loading ? (loadingLabel ?? children) : children}
      {disabledReason && !loading && (
        <>
          {' '}
          <span className="button__reason">{disabledReason}</span>
        </>
      )}
    </button>
  );
}
