import type { Answers, FieldErrors } from './answers.ts';

/** The props of a form field by its name: its id, its current answer and its message. */
export function fieldProps(name: string, answers: Answers, errors: FieldErrors) {
  return { id: name, name, error: errors[name], defaultValue: answers[name] ?? '' };
}
