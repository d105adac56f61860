import { workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** For tests: a worker that waits until all workers have started, then opens the database and creates its table. */
const { url, waiting, gate } = workerData as { url: string; waiting: Int32Array; gate: Int32Array };

if (Atomics.sub(waiting, 0, 1) === 1) {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}
Atomics.wait(gate, 0, 0);
const database = openDatabase(url);
await migrate(database, 'made', {
  '0001-made': { up: (queries) => queries.schema.createTable('made').addColumn('id', 'integer').execute() },
  '0002-row': { up: async (queries) => void (await sql`insert into made values (1)`.execute(queries)) },
});
await database.close();
