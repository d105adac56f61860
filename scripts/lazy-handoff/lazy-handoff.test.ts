import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodeOnDemand } from './lazy-handoff.ts';

const installed = '../../node_modules/react-router/dist/production/lib/server-runtime/server.js';

test('the installed React Router encodes the loaders’ data in the two places that are replaced', () => {
  const code = readFileSync(new URL(installed, import.meta.url), 'utf8');
  expect(encodeOnDemand(code).match(/get serverHandoffStream\(\)/g)).toHaveLength(2);
});

test('another version, which encodes them elsewhere, is refused', () => {
  expect(() => encodeOnDemand('const entryContext = {};')).toThrow('in 0 places instead of 2');
});

test('the data is encoded when it is first read, and once', async () => {
  const property =
    'serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),';
  const code = `
    let times = 0;
    const encodeViaTurboStream = () => ({ times: (times += 1) });
    const [state, request, build, serverMode] = [{}, {}, { entry: { module: {} } }, ''];
    export const contexts = [{ ${property} }, { ${property} }];
    export const encoded = () => times;`;
  const source = encodeURIComponent(encodeOnDemand(code));
  const { contexts, encoded } = (await import(`data:text/javascript,${source}`)) as {
    contexts: { serverHandoffStream: { times: number } }[];
    encoded: () => number;
  };
  expect(encoded()).toBe(0);
  expect(contexts[1]?.serverHandoffStream).toEqual({ times: 1 });
  expect(contexts[1]?.serverHandoffStream).toBe(contexts[1]?.serverHandoffStream);
  expect(encoded()).toBe(1);
});
