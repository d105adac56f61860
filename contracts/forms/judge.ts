import type * as z from 'zod/mini';

/** For tests: the value that a rule makes of an answer, or its messages by field ('' for a rule of one field). */
export function judge<T>(
  rule: z.ZodMiniType<T>,
  answer: unknown,
): { value: T } | { messages: [string, string][] } {
  const judged = rule.safeParse(answer);
  if (judged.success) return { value: judged.data };
  return { messages: judged.error.issues.map(({ path, message }) => [path.join('.'), message]) };
}

/** For tests: the value, or the one message. */
export function verdict(rule: z.ZodMiniType, answer: unknown): unknown {
  const judged = judge(rule, answer);
  return 'value' in judged ? judged.value : judged.messages.map(([, message]) => message).join(' + ');
}
