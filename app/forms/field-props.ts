import type { Answers, FieldErrors } from './answers.ts';

/** What every field of a form gets by its name: its id, its answer so far and its message. */
export function fieldProps(name: string, answers: Answers, errors: FieldErrors) {
  return { id: name, name, error: errors[name], defaultValue: answers[name] ?? '' };
}
