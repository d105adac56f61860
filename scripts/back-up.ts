// `npm run back-up -- FILE`: copies the embedded SQLite store while the site runs. docs/how-to/back-up.md.
import { sqlitePath } from '../platform/database/sqlite-file.ts';
import { backUpSqlite } from './back-up/back-up-sqlite.ts';
import { configOrExit } from './terminal/config-or-exit.ts';
import { outlivePipe } from './terminal/outlive-pipe.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';

const usage = `Usage: npm run back-up -- FILE

  Copies the store of DATABASE_URL (by default the one in DATA_DIR) to a new file, while the site goes on.
  PostgreSQL has pg_dump for it: docs/how-to/back-up.md.`;

outlivePipe();
const { positionals } = scriptArguments({ usage, most: 1 });
const [file] = positionals;
const path = sqlitePath(configOrExit().databaseUrl);
if (file === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (path === undefined) {
  process.stderr.write(
    'DATABASE_URL is PostgreSQL: back it up with pg_dump, as docs/how-to/back-up.md shows.\n',
  );
  process.exitCode = 1;
} else {
  const outcome = await backUpSqlite(path, file, (text) => process.stderr.write(text));
  if (outcome.ok) process.stdout.write(`${file}: ${outcome.leads} leads, ${outcome.bytes} bytes, checked.\n`);
  else process.stderr.write(`${outcome.message}\n`);
  process.exitCode = outcome.ok ? 0 : 1;
}
