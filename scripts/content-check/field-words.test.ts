import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from './field-words.ts';

const shape = z.object({
  title: z.string().check(z.minLength(1)),
  count: z.int().check(z.nonnegative()),
  seconds: z.number(),
  isOpen: z.boolean(),
  email: z.email(),
  type: z.literal('help-categories'),
  phone: z.string().check(z.regex(/^\d+$/, 'a phone number: digits')),
  parts: z.array(z.object({ words: z.string() })),
});
const sound = {
  title: 'Bills',
  count: 1,
  seconds: 1.5,
  isOpen: true,
  email: 'a@example.com',
  type: 'help-categories',
  phone: '105',
  parts: [{ words: 'x' }],
};

const faults: [object, string][] = [
  [{ title: 5 }, 'title must be text, in "quotation marks"'],
  [{ title: undefined }, 'title is missing'],
  [{ title: null }, 'title must be text, in "quotation marks"'],
  [{ title: '' }, 'title must not be empty'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: -1 }, 'count must be 0 or more'],
  [{ seconds: '90' }, 'seconds must be a number'],
  [{ isOpen: 'yes' }, 'isOpen must be true or false, without quotation marks'],
  [{ email: 'nobody' }, 'email must be an e-mail address'],
  [{ type: 'categories' }, 'type must be "help-categories"'],
  [{ phone: 'none' }, 'phone must be a phone number: digits'],
  [{ parts: {} }, 'parts must be a list, in [ ]'],
  [{ parts: ['x'] }, 'entry 1 of parts must be a group of fields, in { }'],
  [{ parts: [{ words: 'x' }, {}] }, 'words in entry 2 of parts is missing'],
];
test.each(faults)('a file that contains %j gets the message: %s', (changes, words) => {
  const value = { ...sound, ...changes };
  const { issues = [] } = shape.safeParse(value).error ?? {};
  expect(issues.map((issue) => describeIssue(issue, value))).toEqual([words]);
});
