import { afterEach, expect, test, vi } from 'vitest';
import { replayProblem, reportProblems } from './replay-problem.ts';

afterEach(() => vi.unstubAllGlobals());

const link = (parameters: string) => `https://app.datadoghq.eu/rum/replay/sessions/1?${parameters}`;

test.each(['rum-not-tracked', 'incorrect-session-plan', 'replay-not-started'])(
  '%s is read from the link',
  (type) => {
    vi.stubGlobal('Worker', vi.fn());
    expect(replayProblem(link(`error-type=${type}&seed=1`))).toBe(type);
  },
);

test('there is no problem if there is a link to a replay, or before the SDK starts', () => {
  vi.stubGlobal('Worker', vi.fn());
  expect(replayProblem(link('seed=1&from=2'))).toBeUndefined();
  expect(replayProblem(undefined)).toBeUndefined();
});

test('a browser without workers cannot record', () => {
  vi.stubGlobal('Worker', undefined);
  expect(replayProblem(link('seed=1'))).toBe('browser-not-supported');
});

test('each problem is reported once, and a failed worker is also sent as an error with a hint', () => {
  const dispatch = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', dispatch);
  const sendError = vi.fn<(error: Error) => void>();
  const report = reportProblems(sendError);
  for (const problem of ['incorrect-session-plan', 'replay-not-started', 'replay-not-started'] as const)
    report(problem);
  expect(dispatch.mock.calls.map(([event]) => (event as CustomEvent).detail as unknown)).toEqual([
    'incorrect-session-plan',
    'replay-not-started',
  ]);
  expect(sendError.mock.calls.map(([{ message }]) => message)).toEqual([
    expect.stringMatching(/^replay-not-started: .*worker failed to start.*content security policy.*URL/),
  ]);
});
