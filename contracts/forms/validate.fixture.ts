import type * as z from 'zod/mini';

/** For tests: the value that a rule makes of an answer, or its messages by field ('' for a rule of one field). */
export function validate<T>(
  rule: z.ZodMiniType<T>,
  answer: unknown,
): { value: T } | { messages: [string, string][] } {
  const result = rule.safeParse(answer);
  if (result.success) return { value: result.data };
  return { messages: result.error.issues.map(({ path, message }) => [path.join('.'), message]) };
}

/** For tests: the value, or the one message. */
export function verdict(rule: z.ZodMiniType, answer: unknown): unknown {
  const result = validate(rule, answer);
  return 'value' in result ? result.value : result.messages.map(([, message]) => message).join(' + ');
}
