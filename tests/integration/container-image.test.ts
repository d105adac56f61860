import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';

const root = new URL('../../', import.meta.url).pathname;
const dockerfile = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');
const { scripts, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'scripts' | 'devDependencies',
  Record<string, string>
>;
/** Commands that need packages of development, which the image doesn't have. */
const ofDevelopment = ['audit', 'configuration', 'favicon', 'films'];
/** The scripts of all other commands. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /^node (scripts\/\S+)$/.exec(line)?.[1];
  const isReady = scripts[`pre${name}`] === 'node scripts/prepare.mjs deps';
  return script && isReady && !ofDevelopment.includes(name) ? [script] : [];
});
/** The paths that the image copies from its build stage. */
const copied = [...dockerfile.matchAll(/^COPY --from=build (\S+) /gm)].map(([, path = '']) => path);

/** The packages that npm would install with the options of this Dockerfile command: their paths, by name. */
function packagesAfter(command: RegExp): Map<string, string> {
  const options = command.exec(dockerfile)?.[1]?.split(' ') ?? [];
  const { stdout } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--json', ...options], {
    cwd: empty,
    encoding: 'utf8',
  });
  const { add } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { add: { name: string; path: string }[] };
  return new Map(add.map(({ name, path }) => [name, path.replace(`${empty}/`, '')]));
}

const image = mkdtempSync(join(tmpdir(), 'image-'));
/** A folder in which nothing is installed yet. */
const empty = join(image, 'empty');
mkdirSync(empty);
for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(empty, file));

for (const path of copied)
  if (path !== 'node_modules') cpSync(join(root, path), join(image, path), { recursive: true });
for (const path of packagesAfter(/npm prune (.*)$/m).values()) {
  // Nested packages are copied with their parents.
  if (path.lastIndexOf('node_modules') > 0) continue;
  mkdirSync(dirname(join(image, path)), { recursive: true });
  symlinkSync(join(root, path), join(image, path));
}
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** Runs a container's command on nothing but the image's files, and waits until it has printed this. */
async function run(command: readonly string[], env: Record<string, string>, words: string) {
  const child = spawn(process.execPath, command, {
    cwd: image,
    env: { NODE_ENV: 'production', DATA_DIR: join(image, 'data'), ...env },
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`It ended without printing '${words}':\n${output}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

test('the build stage installs the build’s own tools, of which some are binaries in optional packages', () => {
  const installed = [...packagesAfter(/npm ci (.*)$/m).keys()];
  for (const name of Object.keys(devDependencies)) expect(installed).toContain(name);
  expect(installed.filter((name) => name.startsWith('@rolldown/binding-'))).toHaveLength(1);
});

test('the files of the container image are enough for the back ends, for a site on them and for commands', async () => {
  const [port, servicesPort] = [String(await freePort()), String(await freePort())];
  const services = `http://127.0.0.1:${servicesPort}`;
  const listening = 'Stop with Ctrl+C.';
  const stopServices = await run(
    ['server/main-services.ts'],
    { PORT: servicesPort, DRAIN_SECONDS: '0' },
    listening,
  );
  const [, start = ''] = /^CMD \["node", (.*)\]$/m.exec(dockerfile) ?? [];
  const stopSite = await run(
    JSON.parse(`[${start}]`) as string[],
    { PORT: port, DRAIN_SECONDS: '0', LEADS_API_URL: `${services}/v1`, CONTENT_URL: `${services}/content` },
    listening,
  );
  const page = await fetch(`http://127.0.0.1:${port}/help-and-support/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
  const results = await fetch(`http://127.0.0.1:${port}/search?q=boiler`);
  expect(results.status).toBe(200);
  await stopSite();
  const stopCommand = await run(['scripts/leads.ts', 'list'], {}, 'lead');
  await stopCommand();
  await stopServices();
}, 120_000);

test('the image has commands', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['scripts/leads.ts', 'scripts/content-new.ts', 'scripts/content-preview.ts']),
  );
});

test.each(commands)('the files of the container image are enough for %s', (script) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--help'], {
    cwd: image,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(': npm run ');
});
