// Prepares a checkout for a task, doing only what is missing: `node scripts/prepare.mjs deps|build|test`. Runs before
// anything is installed, on any Node from 20, so it uses nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const oldestNode = 24;
const installStamp = join(root, 'node_modules', '.prepared');
const buildStamp = join(root, 'build', '.prepared');
const sources = ['app', 'clients', 'contracts', 'platform', 'server', 'services', 'scripts'];
const sourceFiles = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];
/**
 * An install takes under a minute, and on a slow line a few. A registry that accepts the connection and never responds
 * would block npm for hours, so npm is stopped and started again: what it has downloaded by then is in its cache.
 */
const installLimitMs = 10 * 60_000;
const installAttempts = 3;
const npmInstall = [
  'ci',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  // No package runs code when it is installed: docs/supply-chain.md.
  '--ignore-scripts',
  // Cached packages are checked against the lock file's hashes, so the registry need not be asked about them.
  '--prefer-offline',
  // npm's own limit is five minutes for each request, with two more tries.
  '--fetch-timeout=30000',
];
const quiet = { stdio: 'pipe' };
let packageListsFetched;
/** The arguments of apt-get. */
const install = ['install', '-y', '-qq', '--no-install-recommends'];

/** The task of the process that installs what tests need from Debian. */
const fromDebian = 'from-debian';

const task = process.argv[2] ?? 'build';
if (task === fromDebian) prepareFromDebian();
else await prepare();

async function prepare() {
  const inParallel = task === 'test' && isDebianRoot() ? startPreparingFromDebian() : undefined;
  installPackages();
  checkNode();
  if (task === 'build' || task === 'test') build();
  if ((await inParallel) === 'failed') process.exit(1);
  if (task === 'test') checkBrowser();
}

/** As a process of its own, since it mostly waits for downloads. */
async function startPreparingFromDebian() {
  const child = spawn(process.execPath, [join(root, 'scripts', 'prepare.mjs'), fromDebian], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? 'ready' : 'failed';
}

function prepareFromDebian() {
  installBrowser();
  installWholeBrowser();
  installNginx();
  fetchPrometheus();
}

/** Installs packages when the lock file has changed since the last time. */
function installPackages() {
  const wanted = digest([
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
    process.platform,
    process.arch,
  ]);
  if (read(installStamp) === wanted) return;
  say('Installing packages (once, and when package-lock.json changes) …');
  if (!hasInstalled()) fail('The packages could not be installed.');
  writeFileSync(installStamp, wanted);
}

/** Tries again only after a timeout: an error that npm itself reports would come up again. */
function hasInstalled() {
  for (let attempt = 1; attempt <= installAttempts; attempt += 1) {
    const { status, error } = spawnInProject('npm', npmInstall, {
      timeout: installLimitMs,
      killSignal: 'SIGKILL',
    });
    if (error?.code !== 'ETIMEDOUT') return status === 0;
    say(
      `The registry has not answered in ${installLimitMs / 60_000} minutes (${attempt} of ${installAttempts} tries).`,
    );
  }
  return false;
}

/** The packages install the right Node where they can; elsewhere the machine's own must be new enough. */
function checkNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return;
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  fail(
    `This needs Node ${oldestNode} or newer, and here is Node ${process.versions.node}. Install it and try again.`,
  );
}

/** Builds when a source file is newer than the last build, or the set of files has changed. */
function build() {
  const wanted = digest([
    ...sources.flatMap((folder) => facts(join(root, folder))),
    ...sourceFiles.map((file) => fact(join(root, file))),
  ]);
  if (read(buildStamp) === wanted) return;
  say('Building (when a source has changed) …');
  run('npm', ['run', '--silent', 'build'], 'The build failed.');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** Browser tests need Chromium: Debian's headless one, the machine's, or Playwright's own. */
function hasBrowser() {
  if (['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].some((path) => existsSync(path))) return true;
  const script =
    "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)";
  return spawnSync('node', ['-e', script], { cwd: root }).status === 0;
}

function checkBrowser() {
  if (!hasBrowser())
    fail(
      "The browser tests need Chromium. Install the package 'chromium', or run 'npx playwright install chromium'.",
    );
}

function installBrowser() {
  if (hasBrowser()) return;
  say('Installing Chromium for the browser tests (once) …');
  if (!hasPackageLists()) fail('The package lists could not be fetched: ‘apt-get update’ says why.');
  run('apt-get', [...install, 'chromium-headless-shell'], 'Chromium could not be installed.');
}

/**
 * Only the whole browser has a back/forward cache, the headless one has none. Where it can't be installed, the test of
 * going back is skipped.
 */
function installWholeBrowser() {
  if (existsSync('/usr/bin/chromium')) return;
  say('Installing the whole of Chromium for the test of going back (once) …');
  const isInstalled = hasPackageLists() && hasRun('apt-get', [...install, 'chromium']);
  if (!isInstalled) say('Chromium could not be installed: the test of going back is skipped.');
}

/** The test of rolling restarts also runs behind nginx. Where it can't be installed, our own balancer replaces it. */
function installNginx() {
  if (existsSync('/usr/sbin/nginx')) return;
  say('Installing nginx for the tests of restarts (once) …');
  const isInstalled = hasPackageLists() && hasRun('apt-get', [...install, 'nginx-light']);
  if (!isInstalled) say('nginx could not be installed: the tests of restarts run without it.');
}

/**
 * The tests of the alerts run promtool, those of the dashboard Prometheus. Both are taken out of Debian's package, which
 * is not installed: that would start Prometheus. Where it can't be fetched, they are skipped.
 */
function fetchPrometheus() {
  const folder = join(root, '.prepare', 'prometheus');
  if (existsSync('/usr/bin/promtool') || existsSync(folder)) return;
  say('Fetching promtool and Prometheus for the tests of alerts and dashboard (once) …');
  mkdirSync(folder, { recursive: true });
  const isFetched = hasPackageLists() && hasRun('apt-get', ['download', '-qq', 'prometheus'], folder);
  const [file] = readdirSync(folder);
  if (!isFetched || !file || !hasRun('dpkg-deb', ['--extract', file, '.'], folder)) {
    rmSync(folder, { recursive: true });
    say('Prometheus could not be fetched: the tests of alerts and dashboard are skipped.');
  }
}

/** Fetches Debian's package lists, once. */
function hasPackageLists() {
  return (packageListsFetched ??= hasRun('apt-get', ['update', '-qq']));
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function hasRun(command, args, cwd = root) {
  return spawnInProject(command, args, { ...quiet, cwd }).status === 0;
}

/** Runs a command silently and prints what it said when it fails. */
function run(command, args, problem) {
  const result = spawnInProject(command, args, quiet);
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  fail(problem);
}

function spawnInProject(command, args, options) {
  const environment = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    DEBIAN_FRONTEND: 'noninteractive',
  };
  return spawnSync(command, args, {
    cwd: root,
    env: environment,
    // Like `say`.
    stdio: ['inherit', 2, 2],
    encoding: 'utf8',
    ...options,
  });
}

function facts(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? facts(path) : [fact(path)];
  });
}

function fact(path) {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}

function digest(parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** To standard error: standard output is the task's own, and may be an export. */
function say(words) {
  process.stderr.write(`${words}\n`);
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
