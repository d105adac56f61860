import type { FieldErrors } from './answers.ts';

/** The title of a page with a form; it starts with 'Error:' when something is wrong. EXPERIENCE "Forms". */
export function FormTitle({ title, errors }: { title: string; errors: FieldErrors }) {
  const hasErrors = Object.keys(errors).length > 0;
  return <title>{hasErrors ? `Error: ${title}` : title}</title>;
}
