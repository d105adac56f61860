import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { post } from '#tests/fault/leads/post-lead.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import type { TestEngine } from './engines.ts';
import { startServices } from './start-services.ts';

/** Leads acknowledged before the backup starts, unless more are requested. */
const usualLeads = 40;
/** Concurrent senders, until the backup has ended. */
const senders = 4;
const root = new URL('../../', import.meta.url).pathname;

/** Whether PostgreSQL's programs that the guide uses are installed. */
export const hasPostgresTools = spawnSync('pg_dump', ['--version']).status === 0;

export type BackedUp = {
  /** The references, by key, of leads acknowledged before the backup started, and of those that arrived during it. */
  before: ReadonlyMap<string, string>;
  meanwhile: ReadonlyMap<string, string>;
  /** The references that back ends on the restored store return when the same leads are sent again. */
  again: ReadonlyMap<string, string | undefined>;
  /** Leads in the restored store. */
  restored: number;
};

/** Backs up a store as docs/how-to/back-up.md says while leads arrive, and restores it to another store. */
export async function backUpUnderLoad(
  engine: TestEngine,
  { leadsBefore = usualLeads } = {},
): Promise<BackedUp> {
  const [source, target] = [await engine.open<LeadsTables>(), await engine.open<LeadsTables>()];
  const folder = await mkdtemp(join(tmpdir(), 'back-up-'));
  const file = join(folder, 'backup');
  const services = await startServices({ DATABASE_URL: source.url, DATA_DIR: folder });
  const sent = new Map<string, string>();
  let nth = 0;
  const ended = new AbortController();
  const send = async () => {
    while (!ended.signal.aborted) {
      const key = `lead-${(nth += 1)}`;
      const reference = await post(`${services.apiUrl}/leads`, key);
      if (reference) sent.set(key, reference);
    }
  };
  const sending = Array.from({ length: senders }, send);
  while (sent.size < leadsBefore)
    await Promise.race([...sending, new Promise((resolve) => setImmediate(resolve))]);
  const before = new Map(sent);
  await backUp(source.url, file);
  ended.abort();
  await Promise.all(sending);
  const meanwhile = new Map([...sent].filter(([key]) => !before.has(key)));
  await services.stop();

  await restore(file, target.url);
  const { leads } = await target.queries
    .selectFrom('leads')
    .select((row) => row.fn.countAll().as('leads'))
    .executeTakeFirstOrThrow();
  const onRestored = await startServices({ DATABASE_URL: target.url, DATA_DIR: folder });
  const again = new Map<string, string | undefined>();
  for (const key of before.keys()) again.set(key, await post(`${onRestored.apiUrl}/leads`, key));
  await onRestored.stop();
  await Promise.all([source.close(), target.close(), rm(folder, { recursive: true, force: true })]);
  return { before, meanwhile, again, restored: Number(leads) };
}

async function backUp(url: string, file: string): Promise<void> {
  if (url.startsWith('postgres')) return run('pg_dump', ['--format=custom', `--file=${file}`, url]);
  return run(process.execPath, [join(root, 'scripts/back-up.ts'), file], { DATABASE_URL: url });
}

async function restore(file: string, url: string): Promise<void> {
  if (url.startsWith('postgres')) return run('pg_restore', ['--no-owner', `--dbname=${url}`, file]);
  const path = url.replace(/^file:/, '');
  for (const ending of ['-wal', '-shm']) if (existsSync(path + ending)) await rm(path + ending);
  return copyFile(file, path);
}

async function run(program: string, words: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${complaints}`);
}
