// `npm run content:check [folder]`: reads all content as an editor's second pair of eyes, that of CONTENT_URL too when
// it is set. Prints each problem with its file and line, and exits 1 when there is any.
import { callOverNetwork } from '../clients/service-call.ts';
import { webAddress } from '../server/config-rules.ts';
import { readContent } from './content-check/read-content.ts';
import { readService } from './content-check/read-service.ts';
import { reportOn } from './content-check/report.ts';

const { CONTENT_DIR: dir = 'content', CONTENT_URL: url } = process.env;
const reports = [reportOn(readContent(process.argv[2] ?? dir))];
if (url !== undefined) reports.push(await reportOnService(url));
for (const line of reports.flatMap(({ lines }) => lines)) process.stdout.write(`${line}\n`);
process.exitCode = reports.every(({ isInOrder }) => isInOrder) ? 0 : 1;

async function reportOnService(address: string) {
  const base = webAddress.safeParse(address);
  if (base.success) return reportOn(await readService(callOverNetwork(base.data)), base.data);
  const expected = base.error.issues.map(({ message }) => message).join(', ');
  return { lines: [`CONTENT_URL: expected ${expected}`], isInOrder: false };
}
