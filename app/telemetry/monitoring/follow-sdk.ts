import type { DatadogRum, RumEvent } from '@datadog/browser-rum';
import { nextState, untracked, type MonitoringChange } from './monitoring-state.ts';
import { replayProblem, reportProblems } from './replay-problem.ts';

/** Dispatched on the window with the new state, for optional listeners; normally there are none. */
const stateChanged = 'monitoring-state';

/** In total longer than the SDK waits for its worker (30 s). */
const looks = 11;
const pollIntervalMs = 3_000;

/** Follows the states of SPEC §4 from the SDK's events. Returns the function to call with each event. */
export function followSdk(
  sdk: Pick<DatadogRum, 'getSessionReplayLink' | 'addError' | 'setViewName'>,
  isAllowed: () => boolean,
): (event: RumEvent) => void {
  let state = untracked;
  const report = reportProblems((error) => sdk.addError(error));
  const change = (what: MonitoringChange) => {
    const next = nextState(state, what);
    if (next.session === state.session && next.recording === state.recording) return;
    state = next;
    dispatchEvent(new CustomEvent(stateChanged, { detail: state }));
    if (state.recording === 'waiting for page interactive') setTimeout(awaitRecording, 1_000, looks);
  };
  const checkForProblem = () => {
    const problem = isAllowed() && replayProblem(sdk.getSessionReplayLink());
    if (!problem) return;
    if (problem === 'replay-not-started') change({ type: 'recording failed' });
    report(problem);
  };
  // A quiet page has no events. Setting a view name, which the scrubber sets anyway, makes the SDK send one for the
  // view.
  const awaitRecording = (left: number) => {
    if (left === 0 || state.recording !== 'waiting for page interactive') return;
    sdk.setViewName(location.pathname);
    setTimeout(awaitRecording, pollIntervalMs, left - 1);
  };
  // A session that is not tracked has no events at all.
  setTimeout(checkForProblem, looks * pollIntervalMs);
  addEventListener('pagehide', () => change({ type: 'page left' }));
  addEventListener('pageshow', ({ persisted }) => persisted && change({ type: 'page shown again' }));
  return (event) => {
    const { session } = event;
    if (event.type === 'view') {
      if (session.is_active === false) return change({ type: 'session expired' });
      change({ type: 'session tracked', withReplay: session.sampled_for_replay === true });
    }
    if (session.has_replay) change({ type: 'recording' });
    checkForProblem();
  };
}
