/** A change of one place in the SDK's code. */
type Patch = { file: string; from: RegExp; to: string };

export const workerFile = 'browser-rum/esm/domain/deflate/deflateWorker.mjs';
const requests = 'browser-core/esm/transport/httpRequest.mjs';
const workerInCode =
  /configuration\.workerUrl \|\| URL\.createObjectURL\(new Blob\(\[("(?:[^"\\]|\\.)*")\]\)\)/g;

/** What we change of the SDK, by file below node_modules/@datadog. Decision 26 says why. */
export const patches: Patch[] = [
  {
    // SPEC §9: replay segments close after 30 seconds.
    file: 'browser-rum/esm/domain/segmentCollection/segmentCollection.mjs',
    from: /(?<=const SEGMENT_DURATION_LIMIT = )5(?= \* ONE_SECOND;)/g,
    to: '30',
  },
  {
    // An empty address from `proxy` means that nothing may be sent: not now, and not again later.
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
    // Where a click was is told with the attributes of all around it; a form's address has a query.
    file: 'browser-rum-core/esm/domain/getComposedPathSelector.mjs',
    from: /(?<="method",\n)\t"action",\n(?=\t"enctype",)/g,
    to: '',
  },
  {
    // Our worker is a file of its own; the copy in the code would only be loaded.
    file: workerFile,
    from: workerInCode,
    to: 'configuration.workerUrl',
  },
];

/** A file of the SDK with our changes. Throws when a place is not there exactly once. */
export function patchFile(file: string, code: string): string {
  return patches
    .filter((patch) => patch.file === file)
    .reduce((patched, { from, to }) => {
      onlyMatch(file, patched, from);
      return patched.replace(from, () => to);
    }, code);
}

/** The source of the SDK's compression worker, which the SDK carries as a string. */
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
