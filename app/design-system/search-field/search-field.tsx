import type { ComponentProps, ReactNode } from 'react';
import { ErrorMessage } from '../error-message/error-message.tsx';
import { Icon } from '../icon/icon.tsx';

interface SearchFieldProps {
  action: string;
  name?: string | undefined;
  label: ReactNode;
  defaultValue?: string | undefined;
  error?: string | undefined;
  /** Further fields submitted with the query. */
  hidden?: Record<string, string> | undefined;
  id?: string | undefined;
  /** Distinguishes two search landmarks of one page. */
  landmark?: string | undefined;
  submitLabel?: ReactNode;
  /** The label is for screen readers only, where the place says what the box is. */
  hidesLabel?: boolean | undefined;
  inputProps?: ComponentProps<'input'> | undefined;
  /** Shown below the box, such as suggestions. */
  children?: ReactNode;
}

/** A search form: label, error, box with its button. */
export function SearchField(props: SearchFieldProps) {
  const { action, name = 'q', label, defaultValue, error, hidden = {}, id = name, landmark } = props;
  const { submitLabel = 'Search', hidesLabel, inputProps, children } = props;
  return (
    <form className="search" role="search" aria-label={landmark} action={action} noValidate>
      <label className={hidesLabel ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      {error && (
        <ErrorMessage id={`${id}-error`} role="alert">
          {error}
        </ErrorMessage>
      )}
      <div className={error ? 'search__box search__box--invalid' : 'search__box'}>
        <Icon name="search" />
        <input
          // One of the type 'search' may not be a combobox, and changing the type would break what is composed.
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          role="searchbox"
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...inputProps}
          id={id}
          dir="auto"
          name={name}
        />
        <button className="search__go" type="submit">
          {submitLabel}
        </button>
      </div>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}
