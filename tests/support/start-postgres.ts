import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** Where Debian installs its programs, by version. */
const versions = '/usr/lib/postgresql';
const programs = existsSync(versions)
  ? readdirSync(versions)
      .map((version) => join(versions, version, 'bin'))
      .find((dir) => existsSync(join(dir, 'initdb')))
  : undefined;
/** Its programs refuse to run as root: the package creates a separate user. */
const isRoot = process.getuid?.() === 0;
const user = isRoot ? idsOf('postgres') : undefined;
const betweenTriesMs = 100;
/** A minute, for a busy machine. */
const mostTries = 600;
export const hasPostgresPrograms = programs !== undefined && (!isRoot || user !== undefined);

/** Starts a separate PostgreSQL server, whose processes can be stopped and continued by signals. */
export async function startPostgres() {
  if (!programs) throw new Error('PostgreSQL’s programs are not installed');
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user) chownSync(dir, user.uid, user.gid);
  const options = { ...user, cwd: dir, stdio: 'ignore' as const };
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', dir, '--auth', 'trust', '--username', 'site', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off'];
  const program = join(programs, 'postgres');
  const start = () => spawn(program, ['-D', dir, ...settings.flatMap((setting) => ['-c', setting])], options);
  let server = start();
  const kill = () => server.kill('SIGKILL');
  process.on('exit', kill);
  if (server.pid === undefined) throw new Error('PostgreSQL did not start');
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  await waitForPostgres(url);

  // The server is stopped first and continued last: meanwhile it reaps none of its child processes (there is one for
  // each connection), so that each can still be sent a signal.
  function freeze() {
    server.kill('SIGSTOP');
    for (const child of childrenOf(server.pid as number)) process.kill(child, 'SIGSTOP');
  }
  function thaw() {
    for (const child of childrenOf(server.pid as number)) process.kill(child, 'SIGCONT');
    server.kill('SIGCONT');
  }

  return {
    url,
    freeze,
    thaw,
    /** Does a fast shutdown, which ends all connections, and starts again with the same data. */
    restart: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      server = start();
      await waitForPostgres(url);
    },
    stop: async () => {
      process.off('exit', kill);
      freeze();
      thaw();
      // The immediate shutdown: no data is preserved.
      server.kill('SIGQUIT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** It accepts connections a moment after it was started. */
async function waitForPostgres(connectionString: string): Promise<void> {
  for (let nth = 0; nth < mostTries; nth += 1) {
    if (await canConnect(connectionString)) return;
    await setTimeout(betweenTriesMs);
  }
  throw new Error('PostgreSQL did not answer');
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function childrenOf(pid: number): number[] {
  const printed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
  return printed.split('\n').map(Number).filter(Boolean);
}
