/** A change of one place in the SDK's code. */
type Patch = { file: string; from: RegExp; to: string };

export const workerFile = 'browser-rum/esm/domain/deflate/deflateWorker.mjs';
const requests = 'browser-core/esm/transport/httpRequest.mjs';
const workerInCode =
  /configuration\.workerUrl \|\| URL\.createObjectURL\(new Blob\(\[("(?:[^"\\]|\\.)*")\]\)\)/g;

/** Our changes to the SDK, by file below node_modules/@datadog. Decision 26 says why. */
export const patches: Patch[] = [
  {
    // SPEC §9: replay segments close after 30 seconds.
    file: 'browser-rum/esm/domain/segmentCollection/segmentCollection.mjs',
    from: /(?<=const SEGMENT_DURATION_LIMIT = )5(?= \* ONE_SECOND;)/g,
    to: '30',
  },
  {
    // An empty address from `proxy` means that nothing may be sent: neither now nor in a later retry.
    file: requests,
    from: /(?<=const fetchUrl = endpointBuilder\.build\("fetch", payload\);)/g,
    to: ' if (!fetchUrl) { onResponse?.({ status: 204 }); return; }',
  },
  {
    file: requests,
    from: /(?<=const beaconUrl = endpointBuilder\.build\("beacon", payload\);)/g,
    to: ' if (!beaconUrl) return;',
  },
  {
    // While consent is refused, the session's cookie is not written, not even by a start that was already under way.
    file: 'browser-core/esm/domain/session/sessionManager.mjs',
    from: /const strategy = (mockable\(getSessionStoreStrategy\)\(sessionStoreStrategyType, configuration\));/g,
    to: `const store = $1;
\tconst strategy = {
\t\t...store,
\t\tsetSessionState: async (...change) => {
\t\t\tif (trackingConsentState.isGranted()) await store.setSessionState(...change);
\t\t}
\t};`,
  },
  {
    // A click is recorded with the attributes of all elements around it, and a form's action has a query.
    file: 'browser-rum-core/esm/domain/getComposedPathSelector.mjs',
    from: /(?<="method",\n)\t"action",\n(?=\t"enctype",)/g,
    to: '',
  },
  {
    // For the name of the visitor's time zone, browsers load all of them, which blocks a slow phone.
    file: 'browser-core/esm/tools/utils/timezone.mjs',
    from: /return new Intl\.DateTimeFormat\(\)\.resolvedOptions\(\)\.timeZone;/g,
    to: 'return;',
  },
  {
    // Our worker is a separate file; the copy in the code would be loaded for nothing.
    file: workerFile,
    from: workerInCode,
    to: 'configuration.workerUrl',
  },
];

/** A file of the SDK with our changes. Throws when a place does not occur exactly once. */
export function patchFile(file: string, code: string): string {
  return patches
    .filter((patch) => patch.file === file)
    .reduce((patched, { from, to }) => {
      onlyMatch(file, patched, from);
      return patched.replace(from, to);
    }, code);
}

/** The source of the SDK's compression worker, which the SDK contains as a string. */
export function sdkWorker(code: string): string {
  return JSON.parse(onlyMatch(workerFile, code, workerInCode)[1] ?? '') as string;
}

function onlyMatch(file: string, code: string, pattern: RegExp): RegExpExecArray {
  const [match, ...others] = code.matchAll(pattern);
  if (!match || others.length > 0)
    throw new Error(
      `${file} has changed: ${pattern.source} is there ${match ? 'more than once' : 'no more'}`,
    );
  return match;
}
