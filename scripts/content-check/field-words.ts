/** A problem that zod found. */
export type Issue = {
  code?: string;
  path: PropertyKey[];
  message: string;
  expected?: string;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  values?: unknown[];
};

const kinds: Record<string, string> = {
  string: 'text, in "quotation marks"',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, without quotation marks',
  array: 'a list, in [ ]',
  object: 'a group of fields, in { }',
};
/** Zod's message for a rule that has none of its own. */
const noWords = 'Invalid input';

/** Describes what is wrong with a field, for an editor: ‘title in entry 3 of pages must be text’. */
export function describeIssue(issue: Issue, whole: unknown): string {
  const name = nameOfField(issue.path);
  if (valueAt(whole, issue.path) === undefined) return `${name} is missing`;
  return `${name} must ${demandOf(issue)}`;
}

function demandOf({ code, path, message, expected, format, origin, minimum, values }: Issue): string {
  if (message !== noWords) return `be ${message}`;
  if (code === 'invalid_union' && path.at(-1) === 'newLayout') return `be ${kinds['boolean']}`;
  if (code === 'invalid_type') return `be ${kinds[expected ?? ''] ?? expected}`;
  if (code === 'invalid_value')
    return `be ${(values ?? []).map((value) => JSON.stringify(value)).join(' or ')}`;
  if (code === 'too_small')
    return origin === 'string' || origin === 'array' ? 'not be empty' : `be ${minimum} or more`;
  if (format === 'email') return 'be an e-mail address';
  return 'be written another way: docs/how-to has examples';
}

/** Innermost first, entries counted from 1: ‘path in entry 3 of pages’. */
export function nameOfField(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the file';
  return path.reduceRight<string>((words, part, index) => {
    const name = typeof part === 'number' ? `entry ${part + 1}` : String(part);
    const joint = typeof path[index + 1] === 'number' ? 'of' : 'in';
    return words === '' ? name : `${words} ${joint} ${name}`;
  }, '');
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    whole,
  );
}
