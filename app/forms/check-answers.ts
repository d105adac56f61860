import type { Answers, FieldErrors } from './answers.ts';

type Issue = { path: PropertyKey[]; message: string };
/** The part of a form's schema (contracts/forms) that is used here, independent of the schema library. */
export type FormSchema<T> = {
  safeParse: (
    answers: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: Issue[] } };
};
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Validates answers against a form's schema: returns its value, or the first message of each invalid field. */
export function checkAnswers<T>(schema: FormSchema<T>, answers: Answers): Checked<T> {
  const result = schema.safeParse(answers);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}
