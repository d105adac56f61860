import { Icon } from '../icon/icon.tsx';

/** A line of the summary: a link to the field, with the same words as at the field. */
export interface SummarisedError {
  href: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: SummarisedError[];
  title?: string | undefined;
}

/**
 * Every error to fix, at the top of the form; move the focus to #error-summary. Without scripts the browser does, before
 * any field below that would take it.
 */
export function ErrorSummary({ errors, title = 'There is a problem' }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      className="summary"
      id="error-summary"
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title">
        <Icon name="alert" />
        {title}
      </h2>
      <ul className="summary__list">
        {errors.map(({ href, message }) => (
          <li key={`${href} ${message}`}>
            <a href={href}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
