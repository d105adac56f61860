import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { sqliteDurability } from '../../platform/database/open-database.ts';

/** Inserts one row at a time, each durable before the next: rows per second over `ms`. */
export type BareInserts = {
  perSecond: (clients: number, ms: number) => Promise<number>;
  close: () => Promise<void>;
};

const table = 'create table bare (id text primary key, document text not null)';

/** SQLite as the product opens it. It has one writer, however many clients there are. */
export async function bareSqlite(path: string, document: string): Promise<BareInserts> {
  const file = new DatabaseSync(path);
  file.exec(`${sqliteDurability} ${table}`);
  const insert = file.prepare('insert into bare (id, document) values (?, ?)');
  return {
    perSecond: async (_clients, ms) => {
      const start = performance.now();
      let rows = 0;
      for (; performance.now() - start < ms; rows += 1) insert.run(crypto.randomUUID(), document);
      return rows / ((performance.now() - start) / 1000);
    },
    close: async () => file.close(),
  };
}

/** PostgreSQL with one connection for each client. */
export async function barePostgres(url: string, document: string, most: number): Promise<BareInserts> {
  const connections = Array.from({ length: most }, () => new Client({ connectionString: url }));
  await Promise.all(connections.map((connection) => connection.connect()));
  await connections[0]?.query(table);
  return {
    perSecond: async (clients, ms) => {
      const start = performance.now();
      let rows = 0;
      const client = async (connection: Client) => {
        for (; performance.now() - start < ms; rows += 1) {
          const values = [crypto.randomUUID(), document];
          await connection.query({
            name: 'bare',
            text: 'insert into bare (id, document) values ($1, $2)',
            values,
          });
        }
      };
      await Promise.all(connections.slice(0, clients).map(client));
      return rows / ((performance.now() - start) / 1000);
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
}
