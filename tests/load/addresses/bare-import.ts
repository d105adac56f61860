import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { sqliteDurability } from '#platform/database/open-database.ts';
import type { TestDatabase } from '#tests/support/engines.ts';
import { columns } from './generated-rows.ts';

const names = columns.split(',');
const table = `create table bare (${names.map((name) => `${name} text${name === 'UPRN' ? ' primary key' : ''}`).join(', ')})`;
const index = 'create index bare_by_postcode on bare (POSTCODE)';
const byPostcode = 'select * from bare where POSTCODE = ';

/** The same file in one table with the same indexes, imported by the engine's own means, looked up by its driver. */
type Bare = {
  name: string;
  importFile: (file: string) => void;
  lookUp: (postcode: string) => Promise<unknown>;
  close: () => Promise<void>;
};

type Opened = Pick<TestDatabase<unknown>, 'engine' | 'url'>;

/** A separate table beside the store's own; for SQLite, in a separate file. */
export async function openBare({ engine, url }: Opened): Promise<Bare> {
  return engine === 'sqlite' ? bareSqlite(`${url.replace(/^file:/, '')}-bare`) : barePostgres(url);
}

/** One prepared insert, in one transaction. */
function bareSqlite(path: string): Bare {
  const file = new DatabaseSync(path);
  file.exec(`${sqliteDurability} ${table}; ${index}`);
  const insert = file.prepare(`insert into bare values (${names.map(() => '?').join(', ')})`);
  const select = file.prepare(`${byPostcode}?`);
  return {
    name: 'prepared inserts',
    importFile: (csv) => {
      file.exec('begin');
      for (const line of readFileSync(csv, 'utf8').trimEnd().split('\r\n').slice(1))
        insert.run(...line.split(','));
      file.exec('commit');
    },
    lookUp: async (postcode) => select.all(postcode),
    close: async () => file.close(),
  };
}

async function barePostgres(url: string): Promise<Bare> {
  const connection = new Client({ connectionString: url });
  await connection.connect();
  await connection.query(`${table}; ${index}`);
  return {
    name: 'COPY',
    importFile: (csv) => {
      const copy = `\\copy bare from '${csv}' (format csv, header)`;
      if (spawnSync('psql', [url, '-qc', copy], { stdio: 'inherit' }).status !== 0)
        throw new Error('psql did not copy the file.');
    },
    lookUp: (postcode) => connection.query({ name: 'bare', text: `${byPostcode}$1`, values: [postcode] }),
    close: () => connection.end(),
  };
}
