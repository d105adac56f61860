// The attacks on the site, how many there are, and which succeeded. Every count is bounded, and all traffic stays on
// this machine.
import { attackedSite } from './attacks/attacked-site.ts';
import { slowConnections, tooManyAtOnce } from './attacks/busy.ts';
import { emailsToOneAddress, floodOfLeads, floodsOfRequests } from './attacks/floods.ts';
import { answersThatGrow, postsOfOtherOrigins } from './attacks/forged-posts.ts';
import { attackReport } from './attacks/report.ts';
import { guessedPasswords, usedTwice } from './attacks/sign-ins.ts';
import { worstPosts } from './attacks/worst-posts.ts';
import type { Figure } from '../../scripts/bench/figure.ts';

/** Prints each attack; the figure is how many succeeded. */
export async function bench(): Promise<Figure[]> {
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
    // Merely reading so many requests takes a process some 100 ms.
    await tooManyAtOnce(site, report, 600);
    await usedTwice(site, report);
    await guessedPasswords(site, report);
  } finally {
    await site.stop();
  }
  const none = { of: 'value', atMost: 0 } as const;
  return [{ name: 'attacks that got through', value: report.through.length, unit: '', goal: none }];
}
