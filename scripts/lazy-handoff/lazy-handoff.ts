import type { Plugin } from 'vite';

const serverRuntime = /\/node_modules\/react-router\/dist\/[^?]*\/server-runtime\/server\.js$/;
const eager =
  /serverHandoffStream: (encodeViaTurboStream\(state, request\.signal, build\.entry\.module\.streamTimeout, serverMode\)),/g;
/** Where React Router renders a page, and where it renders the error page of one that failed. */
const places = 2;

/**
 * Lets React Router encode the loaders' data when that is asked for. It encodes them for each page otherwise, which takes an
 * eighth of the time that rendering takes, and pages on which React doesn't start leave them out. If its code has changed, the
 * build fails. Decision 91.
 */
export function lazyHandoff(): Plugin {
  let done = 0;
  return {
    name: 'lazy-handoff',
    apply: 'build',
    transform(code, id) {
      if (!serverRuntime.test(id)) return undefined;
      return { code: encodeOnDemand(code, (count) => (done = count)), map: null };
    },
    generateBundle() {
      if (this.environment.name === 'ssr' && done !== places)
        this.error(`React Router encodes the loaders' data in ${done} places, and not in ${places}.`);
    },
  };
}

/** The stream is made when it is first read, and is the same from then on. */
export function encodeOnDemand(code: string, onDone: (count: number) => void): string {
  let count = 0;
  const changed = code.replaceAll(eager, (_, encode: string) => {
    count += 1;
    return `get serverHandoffStream() { const value = ${encode}; Object.defineProperty(this, 'serverHandoffStream', { value }); return value; },`;
  });
  onDone(count);
  return changed;
}
