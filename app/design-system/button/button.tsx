import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonClass, type ButtonKind } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  /** While true the button stays in place, keeps its focus and does nothing. */
  loading?: boolean | undefined;
  loadingLabel?: ReactNode;
  /** Why it can't be used yet; shown under the label. */
  disabledReason?: string | undefined;
}

/** A button for an action; it always stays in the focus order. */
export function Button(props: ButtonProps) {
  const { kind, small, loading, loadingLabel, disabledReason, name, type, className, children, ...rest } =
    props;
  const idle = Boolean(loading || disabledReason);
  return (
    <button
      {...rest}
      // A button that does not submit must not post its name.
      name={idle ? undefined : name}
      className={buttonClass({ kind, small, loading, className })}
      type={idle ? 'button' : (type ?? 'submit')}
      aria-disabled={idle || undefined}
    >
      {loading && <Spinner />}
      {loading === undefined ? (
        children
      ) : (
        // An element: a translator moves bare text into elements of its own, where React doesn't find it to replace it.
        <span key={loading ? 'loading' : 'idle'} className="button__label">
          {loading ? (loadingLabel ?? children) : children}
        </span>
      )}
      {disabledReason && !loading && (
        <>
          {' '}
          <span className="button__reason">{disabledReason}</span>
        </>
      )}
    </button>
  );
}
