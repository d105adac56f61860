import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';

const assets = 'https://www.larkfield.example/help-and-support/assets';

function failing(name: string, message: string, ...frames: string[]) {
  const problem = new Error(message);
  problem.name = name;
  problem.stack = [`${name}: ${message}`, ...frames].join('\n');
  return problem;
}

test('an error is reported by its name and our own frames, in the format of each browser', () => {
  const chromium = failing(
    'TypeError',
    'typed words',
    `    at open (${assets}/meters-a1b2.js:3:14)`,
    '    at <anonymous>',
    `    at ${assets}/react-c3d4.js:1:2`,
  );
  const others = failing('TypeError', 'typed words', `open@${assets}/meters-a1b2.js:3:14`);
  others.stack = `open@${assets}/meters-a1b2.js:3:14\n@${assets}/react-c3d4.js:1:2`;
  const described = { error: 'TypeError', at: ['meters-a1b2.js:3:14', 'react-c3d4.js:1:2'] };
  expect([describeProblem(chromium), describeProblem(others)]).toEqual([described, described]);
});

test('text is never reported: not as a message, nor as a name, nor where it looks like a frame', () => {
  const problem = failing('typed words', `jane\n at ${assets}/jane-doe.js:1:1`, `at ${assets}/a-b.js:1:1`);
  expect(describeProblem(problem)).toEqual({ error: 'Error', at: ['a-b.js:1:1'] });
  expect(describeProblem('typed words')).toEqual({ error: 'string', at: [] });
});

test('a failed call is reported by its status; a refusal by a route is not a failure', () => {
  const errorResponse = (status: number) => new ErrorResponse(status, 'typed', 'typed words');
  expect(describeProblem(errorResponse(503))).toEqual({ error: 'ErrorResponse', code: '503', at: [] });
  expect(describeProblem(errorResponse(404))).toBeUndefined();
});

test('neither an extension’s failure nor an aborted call is reported', () => {
  const frame = 'at x (moz-extension://0a0b/content.js:1:1)';
  expect(describeProblem(failing('TypeError', 'x', frame))).toBeUndefined();
  expect(describeProblem(failing('AbortError', 'x'))).toBeUndefined();
});
