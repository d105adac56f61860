import { ErrorSummary } from '../design-system/error-summary/error-summary.tsx';
import type { FieldErrors } from './answers.ts';

/** The error summary of a form: a link to each invalid field, in the words of its message. */
export function FormErrors({ errors }: { errors: FieldErrors }) {
  const links = Object.entries(errors).map(([name, message]) => ({ href: `#${name}`, message }));
  return <ErrorSummary errors={links} />;
}
