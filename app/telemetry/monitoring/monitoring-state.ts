/** SPEC §4: the state of the session, and of its replay. */
export type MonitoringState = {
  session: 'not tracked' | 'tracked with replay' | 'tracked without replay';
  recording: 'not started' | 'waiting for page interactive' | 'recording' | 'stopped';
};

/** The events that change them. */
export type MonitoringChange =
  /** A session began or was renewed, and sampling decided about its replay. */
  | { type: 'session tracked'; withReplay: boolean }
  /** The recorder has the page's first snapshot. */
  | { type: 'recording' }
  /** The session timed out, or ended because consent was refused. */
  | { type: 'session expired' }
  /** The recorder or its worker failed. */
  | { type: 'recording failed' }
  | { type: 'page left' }
  /** The browser restored the page as it was left. */
  | { type: 'page shown again' };

export const untracked: MonitoringState = { session: 'not tracked', recording: 'not started' };

/** The state after a change. Recording stops on expiry and unload, and restarts with a renewed session. SPEC §4. */
export function nextState(state: MonitoringState, change: MonitoringChange): MonitoringState {
  const { session, recording } = state;
  const isRecorded = session === 'tracked with replay';
  switch (change.type) {
    case 'session tracked':
      if (!change.withReplay) return { session: 'tracked without replay', recording: 'not started' };
      if (isRecorded) return state;
      return { session: 'tracked with replay', recording: 'waiting for page interactive' };
    case 'recording':
      return isRecorded ? { session, recording: 'recording' } : state;
    case 'session expired':
      return { session: 'not tracked', recording: recording === 'not started' ? recording : 'stopped' };
    case 'recording failed':
      return { session, recording: 'not started' };
    case 'page left':
      return recording === 'not started' ? state : { session, recording: 'stopped' };
    case 'page shown again':
      return isRecorded && recording === 'stopped' ? { session, recording: 'recording' } : state;
  }
}
