import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodeOnDemand } from './lazy-handoff.ts';

test('React Router encodes the loaders’ data in two places, and both are found', () => {
  const installed = 'node_modules/react-router/dist/production/lib/server-runtime/server.js';
  const code = readFileSync(new URL(`../../${installed}`, import.meta.url), 'utf8');
  let found = 0;
  const changed = encodeOnDemand(code, (count) => (found = count));
  expect(found).toBe(2);
  expect(changed.match(/get serverHandoffStream\(\)/g)).toHaveLength(2);
});

test('the data is encoded when it is first read, and once', async () => {
  const code = `
    let times = 0;
    const encodeViaTurboStream = () => ({ times: (times += 1) });
    const [state, request, build, serverMode] = [{}, {}, { entry: { module: {} } }, ''];
    export const context = {
      serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),
    };
    export const encoded = () => times;`;
  const changed = encodeOnDemand(code, () => {});
  const { context, encoded } = (await import(`data:text/javascript,${encodeURIComponent(changed)}`)) as {
    context: { serverHandoffStream: { times: number } };
    encoded: () => number;
  };
  expect(encoded()).toBe(0);
  expect(context.serverHandoffStream).toEqual({ times: 1 });
  expect(context.serverHandoffStream).toBe(context.serverHandoffStream);
  expect(encoded()).toBe(1);
});
