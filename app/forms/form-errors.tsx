import { ErrorSummary } from '../design-system/error-summary/error-summary.tsx';
import type { FieldErrors } from './answers.ts';

/** The error summary of a form: a link to each field that is wrong, in its words. */
export function FormErrors({ errors }: { errors: FieldErrors }) {
  const links = Object.entries(errors).map(([name, message]) => ({ href: `#${name}`, message }));
  return <ErrorSummary errors={links} />;
}
