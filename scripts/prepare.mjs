// Makes a checkout ready for a task, doing only what is missing: `node scripts/prepare.mjs deps|build|test`.
// Runs before anything is installed, on any Node from 20, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const oldestNode = 24;
const installStamp = join(root, 'node_modules', '.prepared');
const buildStamp = join(root, 'build', '.prepared');
const sources = ['app', 'clients', 'contracts', 'platform', 'server', 'services', 'scripts'];
const sourceFiles = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];
/** Of apt-get. */
const install = ['install', '-y', '-qq', '--no-install-recommends'];

const task = process.argv[2] ?? 'build';
installPackages();
checkNode();
if (task === 'build' || task === 'test') build();
if (task === 'test') {
  installBrowser();
  installNginx();
}

/** Installs packages when the lock file is another than last time. */
function installPackages() {
  const wanted = digest([
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
    process.platform,
    process.arch,
  ]);
  if (read(installStamp) === wanted) return;
  say('Installing packages (once, and when package-lock.json changes) …');
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], 'The packages could not be installed.');
  writeFileSync(installStamp, wanted);
}

/** The packages bring the right Node with them where they can; elsewhere the machine's own must be new enough. */
function checkNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return;
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  fail(
    `This needs Node ${oldestNode} or newer, and here is Node ${process.versions.node}. Install it and try again.`,
  );
}

/** Builds when a source file is newer than the last build, or another set of files. */
function build() {
  const wanted = digest([
    ...sources.flatMap((folder) => facts(join(root, folder))),
    ...sourceFiles.map((file) => fact(join(root, file))),
  ]);
  if (read(buildStamp) === wanted) return;
  say('Building (when a source has changed) …');
  run('npm', ['run', '--silent', 'build'], 'The build failed.', 'quiet');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** Browser tests need Chromium: Debian's for screenless use, the machine's, or Playwright's own. */
function installBrowser() {
  if (['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].some((path) => existsSync(path))) return;
  if (
    spawnSync(
      'node',
      [
        '-e',
        "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)",
      ],
      { cwd: root },
    ).status === 0
  )
    return;
  if (!isDebianRoot())
    fail(
      "The browser tests need Chromium. Install the package 'chromium', or run 'npx playwright install chromium'.",
    );
  say('Installing Chromium for the browser tests (once) …');
  run('apt-get', ['update', '-qq'], 'The package lists could not be fetched.', 'quiet');
  run('apt-get', [...install, 'chromium-headless-shell'], 'Chromium could not be installed.', 'quiet');
}

/** The test of rolling restarts runs behind nginx too. Where it can't be installed, a balancer of ours stands in for it. */
function installNginx() {
  if (existsSync('/usr/sbin/nginx') || !isDebianRoot()) return;
  say('Installing nginx for the tests of restarts (once) …');
  const isInstalled =
    attempt('apt-get', ['update', '-qq']) && attempt('apt-get', [...install, 'nginx-light']);
  if (!isInstalled) say('nginx could not be installed: the tests of restarts run without it.');
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function attempt(command, args) {
  return spawn(command, args, 'quiet').status === 0;
}

function run(command, args, problem, mode) {
  const result = spawn(command, args, mode);
  if (result.status === 0) return;
  if (mode === 'quiet') process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  fail(problem);
}

function spawn(command, args, mode) {
  const environment = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    DEBIAN_FRONTEND: 'noninteractive',
  };
  return spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: mode === 'quiet' ? 'pipe' : 'inherit',
    encoding: 'utf8',
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

function say(words) {
  process.stdout.write(`${words}\n`);
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
