// The attacks on the site, how many, and which succeeded. Every count is bounded, and all traffic stays on this
// machine. Exits with 1 if one succeeded.
import { attackedSite } from './attacks/attacked-site.ts';
import { slowConnections, tooManyAtOnce } from './attacks/busy.ts';
import { emailsToOneAddress, floodOfLeads, floodsOfRequests } from './attacks/floods.ts';
import { answersThatGrow, postsOfOtherOrigins } from './attacks/forged-posts.ts';
import { attackReport } from './attacks/report.ts';
import { guessedPasswords, usedTwice } from './attacks/sign-ins.ts';
import { worstPosts } from './attacks/worst-posts.ts';

const report = attackReport();
await worstPosts(report);
const site = await attackedSite();
try {
  await postsOfOtherOrigins(site, report);
  await floodOfLeads(site, report);
  await emailsToOneAddress(site, report);
  await floodsOfRequests(site, report);
  await answersThatGrow(site, report);
  await slowConnections(site, report);
  await tooManyAtOnce(site, report, 400);
  // Reading so many requests takes a process some 100 ms in itself.
  await tooManyAtOnce(site, report, 600);
  await usedTwice(site, report);
  await guessedPasswords(site, report);
} finally {
  await site.stop();
}
const { through } = report;
process.stdout.write(
  through.length === 0 ? '\nNothing got through.\n' : `\nGot through: ${through.join('; ')}\n`,
);
process.exitCode = through.length === 0 ? 0 : 1;
