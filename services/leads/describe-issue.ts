import type * as z from 'zod/mini';
import type { ProblemPlace } from '#contracts/json-api-refusal.ts';

/** Longer names are cut in messages, since they come from the caller. */
const nameLimit = 60;

/** Describes one contract violation in plain words. Never repeats a value, only names. */
export function describeIssue(issue: z.core.$ZodIssue): ProblemPlace[] {
  const name = String(issue.path.at(-1) ?? 'document');
  const at = (...path: PropertyKey[]) => ({ pointer: [...issue.path, ...path].map(pointerPart).join('') });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      source: at(key),
      detail: `‘${key.slice(0, nameLimit)}’ isn’t part of a lead.`,
    }));
  }
  return [{ source: at(), detail: `‘${name.slice(0, nameLimit)}’ ${mustBe(issue)}.` }];
}

function mustBe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return `is missing or isn’t ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.map((value) => `‘${String(value)}’`).join(' or ')}`;
  if (issue.code === 'too_small') return 'can’t be empty';
  if (issue.code === 'too_big') return `must be ${issue.maximum} characters or fewer`;
  if (issue.code === 'invalid_key') return 'is too long a name';
  if (issue.code === 'custom') return issue.message;
  return 'isn’t what a lead has here';
}

const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  number: 'a number',
};

function pointerPart(part: PropertyKey): string {
  return `/${String(part).slice(0, nameLimit).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
