// `npm run content:check [folder]`: checks all content for an editor, and that of CONTENT_URL too when it is set.
// Prints each problem with its file and line, and exits 1 when there is any.
import { callOverNetwork } from '../clients/service-call.ts';
import { webAddress } from '../server/config/rules.ts';
import { outlivePipe } from './terminal/outlive-pipe.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { readContent } from './content-check/read-content.ts';
import { readService } from './content-check/read-service.ts';
import { reportOn } from './content-check/report.ts';

outlivePipe();
const { positionals } = scriptArguments({ usage: 'Usage: npm run content:check [-- FOLDER]', most: 1 });
const { CONTENT_DIR, CONTENT_URL: url } = process.env;
const [folder = CONTENT_DIR ?? 'content'] = positionals;
const reports = [reportOn(readContent(folder))];
// An empty variable counts as not set, as everywhere.
if (url) reports.push(await reportOnService(url));
for (const line of reports.flatMap(({ lines }) => lines)) process.stdout.write(`${line}\n`);
process.exitCode = reports.every(({ isInOrder }) => isInOrder) ? 0 : 1;

async function reportOnService(address: string) {
  const base = webAddress.safeParse(address);
  if (base.success) return reportOn(await readService(callOverNetwork(base.data)), base.data);
  const expected = base.error.issues.map(({ message }) => message).join(', ');
  return { lines: [`CONTENT_URL: expected ${expected}`], isInOrder: false };
}
