import type { Answers, FieldErrors } from './answers.ts';

type Issue = { path: PropertyKey[]; message: string };
/** What a form's schema (contracts/forms) looks like from here, whichever library made it. */
export type FormSchema<T> = {
  safeParse: (
    answers: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: Issue[] } };
};
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Judges answers by a form's schema: the value it makes of them, or the first message of each wrong field. */
export function checkAnswers<T>(schema: FormSchema<T>, answers: Answers): Checked<T> {
  const result = schema.safeParse(answers);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}
