import type { Plugin } from 'vite';

const serverRuntime = /\/node_modules\/react-router\/dist\/[^?]*\/server-runtime\/server\.js$/;
const eager =
  /serverHandoffStream: (encodeViaTurboStream\(state, request\.signal, build\.entry\.module\.streamTimeout, serverMode\)),/g;
/** React Router encodes the data of a page, and of the error page that replaces one that can't be rendered. */
const places = 2;

/**
 * Makes React Router encode the loaders' data on demand. It would encode them for every page, which takes an eighth of the
 * processor time of a page, and pages on which React doesn't start don't contain them. The build fails if React Router's code
 * has changed, so that this is never lost unnoticed. Decision 91.
 */
export function lazyHandoff(): Plugin {
  let isDone = false;
  return {
    name: 'lazy-handoff',
    apply: 'build',
    transform(code, id) {
      if (!serverRuntime.test(id)) return undefined;
      isDone = true;
      return { code: encodeOnDemand(code), map: null };
    },
    generateBundle() {
      if (this.environment.name === 'ssr' && !isDone)
        this.error('React Router’s server runtime is not in the build.');
    },
  };
}

/** Replaces the property by a getter, which encodes the data when it is first read. */
export function encodeOnDemand(code: string): string {
  const found = code.match(eager)?.length ?? 0;
  if (found !== places)
    throw new Error(`React Router encodes the loaders’ data in ${found} places instead of ${places}.`);
  return code.replaceAll(
    eager,
    `get serverHandoffStream() { const value = $1; Object.defineProperty(this, 'serverHandoffStream', { value }); return value; },`,
  );
}
