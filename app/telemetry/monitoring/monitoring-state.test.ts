import { expect, test } from 'vitest';
import { nextState, untracked, type MonitoringChange, type MonitoringState } from './monitoring-state.ts';

const after = (...changes: MonitoringChange[]) => changes.reduce(nextState, untracked);
const begun: MonitoringChange = { type: 'session tracked', withReplay: true };
const recorded: MonitoringState = { session: 'tracked with replay', recording: 'recording' };

test('a session with replay waits for the page, then is recorded', () => {
  expect(after()).toEqual({ session: 'not tracked', recording: 'not started' });
  expect(after(begun)).toEqual({ session: 'tracked with replay', recording: 'waiting for page interactive' });
  expect(after(begun, { type: 'recording' })).toEqual(recorded);
  expect(after(begun, { type: 'recording' }, begun), 'more of the same session').toEqual(recorded);
});

test('a session without replay is never recorded', () => {
  const without: MonitoringState = { session: 'tracked without replay', recording: 'not started' };
  const drawn: MonitoringChange = { type: 'session tracked', withReplay: false };
  expect(after(drawn)).toEqual(without);
  expect(after(drawn, { type: 'recording' })).toEqual(without);
  expect(after(drawn, { type: 'page left' })).toEqual(without);
});

test('recording stops when the session expires, and restarts with a renewed one', () => {
  const expired = after(begun, { type: 'recording' }, { type: 'session expired' });
  expect(expired).toEqual({ session: 'not tracked', recording: 'stopped' });
  expect(nextState(expired, { type: 'recording' }), 'a late event').toEqual(expired);
  expect(nextState(expired, begun)).toEqual({
    session: 'tracked with replay',
    recording: 'waiting for page interactive',
  });
});

test('recording stops when the page is left, and resumes when the browser shows it again', () => {
  const left = after(begun, { type: 'recording' }, { type: 'page left' });
  expect(left).toEqual({ session: 'tracked with replay', recording: 'stopped' });
  expect(nextState(left, { type: 'page shown again' })).toEqual(recorded);
  expect(after({ type: 'page left' }, { type: 'page shown again' })).toEqual(untracked);
});

test('a failed worker leaves the session tracked, but not recorded', () => {
  expect(after(begun, { type: 'recording failed' })).toEqual({
    session: 'tracked with replay',
    recording: 'not started',
  });
});
