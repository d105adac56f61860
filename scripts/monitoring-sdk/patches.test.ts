import { readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { patches, patchFile, sdkWorker, workerFile } from './patches.ts';

const read = (file: string) => readFileSync(`node_modules/@datadog/${file}`, 'utf8');

test('a replay segment closes after 30 seconds', () => {
  const file = 'browser-rum/esm/domain/segmentCollection/segmentCollection.mjs';
  expect(read(file)).toContain('const SEGMENT_DURATION_LIMIT = 5 * ONE_SECOND;');
  expect(patchFile(file, read(file))).toContain('const SEGMENT_DURATION_LIMIT = 30 * ONE_SECOND;');
});

test('nothing is sent to an empty address, by fetch or by beacon', () => {
  const patched = patchFile(
    'browser-core/esm/transport/httpRequest.mjs',
    read('browser-core/esm/transport/httpRequest.mjs'),
  );
  expect(patched).toMatch(
    /build\("fetch", payload\); if \(!fetchUrl\) \{ onResponse\?\.\(\{ status: 204 \}\); return; \}/,
  );
  expect(patched).toMatch(/build\("beacon", payload\); if \(!beaconUrl\) return;/);
});

test('the address of a form is not recorded with a click in it', () => {
  const file = 'browser-rum-core/esm/domain/getComposedPathSelector.mjs';
  expect(read(file)).toContain('"action",');
  expect(patchFile(file, read(file))).not.toContain('"action",');
});

test('the visitor’s time zone is not requested', () => {
  const file = 'browser-core/esm/tools/utils/timezone.mjs';
  expect(read(file)).toContain('Intl.');
  expect(patchFile(file, read(file))).not.toContain('Intl.');
});

test('the compression worker is removed from the SDK completely', () => {
  const worker = sdkWorker(read(workerFile));
  expect(() => new Script(worker)).not.toThrow();
  expect(worker).toContain('"initialized"');
  expect(patchFile(workerFile, read(workerFile))).not.toContain('new Blob');
});

test.each(patches.map(({ file }) => file))('%s that has changed is refused', (file) => {
  expect(() => patchFile(file, 'export {};')).toThrow(`${file} has changed`);
  expect(() => patchFile(file, read(file) + read(file))).toThrow('more than once');
});

test('the built recorder closes segments after 30 seconds', () => {
  const assets = 'build/client/assets/';
  const recorder = readdirSync(assets).find((name) => /^datadogRecorder-.*\.js$/.test(name));
  const code = readFileSync(`${assets}${recorder}`, 'utf8');
  expect(code).toMatch(/"?segment_duration_limit/);
  const [, name = ''] = /["`]segment_duration_limit["`]\)\},([\w$]+)\)/.exec(code) ?? [];
  expect(code).toMatch(new RegExp(`[ ,]${name.replace('$', '\\$')}=(30\\*[\\w$]+|3e4)[,;]`));
});
