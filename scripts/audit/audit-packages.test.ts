import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPackages } from './audit-packages.ts';

const url = 'https://github.com/advisories/GHSA-of-the-tests';
const advisory = {
  id: 1,
  url,
  title: 'It does too much',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
};

/** A project whose lock file has one package. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'audit-'));
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', dependencies: { some: '1.0.0' } }),
  );
  const some = { version: '1.0.0', resolved: 'https://example.com/some-1.0.0.tgz', integrity: 'sha512-AAAA' };
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({
      name: 'project',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'project', version: '1.0.0', dependencies: { some: '1.0.0' } },
        'node_modules/some': some,
      },
    }),
  );
  return root;
}

/** A registry that knows these advisories, on its own thread: the audit blocks this one while it waits for npm. */
async function startRegistry(advisories: object): Promise<{ address: string; stop: () => Promise<number> }> {
  const worker = new Worker(
    `const { createServer } = require('node:http');
     const { parentPort, workerData } = require('node:worker_threads');
     createServer((request, response) => {
       request.resume().on('end', () => {
         const isAudit = request.url === '/-/npm/v1/security/advisories/bulk';
         const found = isAudit ? workerData : { versions: {}, name: 'some' };
         response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
       });
     }).listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port); });`,
    { eval: true, workerData: advisories },
  );
  const [port] = (await once(worker, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

let registry: Awaited<ReturnType<typeof startRegistry>>;
beforeAll(async () => {
  registry = await startRegistry({ some: [advisory] });
});
afterAll(() => registry.stop());

const audit = (explained: Record<string, { why: string; until: string }>, address = registry.address) =>
  auditPackages(project(), { explained, today: '2026-11-24', registry: address });

test('a vulnerability is named with its package, and the audit fails', () => {
  expect(audit({})).toEqual({ lines: [`high: some <2.0.0: It does too much (${url})`], code: 1 });
});

test('an explained vulnerability is left out until the day of its next check', () => {
  expect(audit({ [url]: { why: 'not called', until: '2026-12-01' } })).toMatchObject({ code: 0 });
  expect(audit({ [url]: { why: 'not called', until: '2026-11-01' } })).toEqual({
    lines: [`some: ${url} was explained until 2026-11-01: look again.`],
    code: 1,
  });
});

test('an explanation of a vulnerability that no longer exists is reported', () => {
  const other = `${url}-other`;
  const { lines, code } = audit({
    [url]: { why: 'not called', until: '2026-12-01' },
    [other]: { why: 'gone', until: '2026-12-01' },
  });
  expect([lines, code]).toEqual([
    [`${other} is explained and no longer there: take the explanation out.`],
    1,
  ]);
});

test('the audit fails when the registry does not answer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const { lines, code } = audit({}, `http://127.0.0.1:${port}`);
  expect([code, lines[0]]).toEqual([2, expect.stringContaining('The registry gives no audit')]);
});
