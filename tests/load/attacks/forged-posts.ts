import { readFileSync } from 'node:fs';
import { postRoutes } from '#tests/support/post-routes.ts';
import { area, flood, reading, statusOf, type AttackedSite } from './attacked-site.ts';
import { counted, type Report } from './report.ts';

/** Far more than the largest page of ours. */
const largestAnswer = 512 * 1024;

export async function postsOfOtherOrigins(site: AttackedSite, report: Report) {
  const foreign = ['http://evil.example', 'null', `${site.url}.evil.example`, 'https://127.0.0.1'];
  const before = site.leads();
  const statuses = await flood(postRoutes.length * foreign.length, (nth) =>
    statusOf(
      site.post(postRoutes[nth % postRoutes.length] ?? '', reading(nth), '192.0.2.10', {
        origin: foreign[Math.floor(nth / postRoutes.length)] ?? '',
      }),
    ),
  );
  const stored = site.leads() - before;
  report.row({
    attack: 'Posts of other origins',
    tried: `${postRoutes.length} routes × ${foreign.length} origins`,
    outcome: `${counted(statuses)}; ${stored} leads stored`,
    gotThrough: stored > 0 || statuses.some((status) => status !== 403),
  });
}

export async function answersThatGrow(site: AttackedSite, report: Report) {
  // Percent-encoded, each character takes three bytes: 100 KiB just fit.
  for (const kib of [4 * 1024, 100]) {
    const answers = await flood(
      40,
      async (nth) => {
        const fields = { 'first-name': '<'.repeat(kib * 1024), intent: 'next-step' };
        const path = `${area}/complaints/pay-as-you-go`;
        const answer = await site.post(path, fields, `203.0.113.${nth}`).catch(() => undefined);
        const text = await answer?.text().catch(() => '');
        return { status: answer?.status ?? 'connection closed', bytes: text?.length ?? 0 };
      },
      40,
    );
    const largest = Math.max(...answers.map(({ bytes }) => bytes));
    report.row({
      attack: 'Answers that grow',
      tried: `40 at once of ${kib} KiB of '<'`,
      outcome: `${counted(answers.map(({ status }) => status))}; ${largest} bytes at most, ${memory(site.pid)} MB`,
      gotThrough: largest > largestAnswer,
    });
  }
}

/** The peak memory of the site's process, in MB, if the system reports it. */
function memory(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return String(Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
  } catch {
    return '?';
  }
}
