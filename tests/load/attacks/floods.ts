import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';
import { placeholderClientToken } from '#contracts/monitoring-settings.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { limitRules } from '#server/edge/rate-limits/limit-rules.ts';
import type { LimitRule } from '#platform/rate-limits/open-rate-limits.ts';
import { area, flood, reading, statusOf, type AttackedSite } from './attacked-site.ts';
import { counted, type Report } from './report.ts';

/** Confirmations that one address gets in a day, whoever requested them (docs/decisions/0030). */
const emailsADay = 3;

export async function floodOfLeads(site: AttackedSite, report: Report) {
  const many = 1_000;
  const before = site.leads();
  const statuses = await flood(many, (nth) =>
    statusOf(site.post(`${area}/submit-meter-read/kept`, reading(nth), '192.0.2.20')),
  );
  const stored = site.leads() - before;
  report.row({
    attack: 'Flood of leads from one address',
    tried: `${many} posts`,
    outcome: `${counted(statuses)}; ${stored} stored`,
    gotThrough: stored > most(limitRules.leads),
  });
}

/** Three hundred posts in a victim's name, from a hundred addresses; to the victim's address, or to tags of it. */
export async function emailsToOneAddress(site: AttackedSite, report: Report) {
  const many = 300;
  const tags = 10;
  const kinds = [
    { kind: 'one address', email: () => 'victim@example.com', first: 20_000 },
    {
      kind: `${tags} plus addresses of one mailbox`,
      email: (nth: number) => `tagged+${nth % tags}@example.com`,
      first: 30_000,
    },
  ];
  for (const { kind, email, first } of kinds) {
    const before = site.leads();
    await flood(many, (nth) => {
      const words = { email: email(nth), first_name: 'See evil.example' };
      return statusOf(
        site.post(`${area}/submit-meter-read/kept`, reading(first + nth, words), `198.51.100.${nth % 100}`),
      );
    });
    const [name = ''] = email(0).split(/[+@]/);
    const mails = (await site.settledMails()).filter(({ to }) => to.includes(name));
    const withWords = mails.filter(({ text }) => text.includes('evil.example'));
    report.row({
      attack: `E-mails to ${kind}`,
      tried: `${many} posts from 100 addresses`,
      outcome: `${site.leads() - before} leads, ${mails.length} e-mails, ${withWords.length} with the words`,
      gotThrough: mails.length > emailsADay || withWords.length > 0,
    });
  }
}

/** Each group of routes with a limit, from one address: no more requests than the limit may be answered. */
export async function floodsOfRequests(site: AttackedSite, report: Report) {
  const own = { 'sec-fetch-site': 'same-origin', cookie: 'consent=1.performance' };
  const get = (path: string) => (nth: number, from: string) =>
    site.send(path.replace('{nth}', String(nth)), from);
  const telemetry = (path: string, body: string) => (_nth: number, from: string) =>
    site.send(path, from, {
      method: 'POST',
      body,
      headers: { ...own, 'content-type': 'application/json' },
    });
  const sdk = new URLSearchParams({
    ddsource: 'browser',
    'dd-api-key': placeholderClientToken,
    'dd-request-id': '33333333-3333-4333-8333-333333333333',
  });
  const lookUp = (_nth: number, from: string) =>
    site.post(`${area}/complaints/pay-as-you-go`, { postcode: 'B1 9ZZ', intent: 'find-address' }, from);
  const groups = [
    { group: 'Address look-ups', many: 200, rules: limitRules.addressLookUps, request: lookUp },
    { group: 'Session calls', many: 800, rules: limitRules.session, request: get(signInPaths.session) },
    { group: 'Searches', many: 400, rules: limitRules.search, request: get('/search?q=meter+{nth}') },
    {
      group: 'Suggestions',
      many: 1_400,
      rules: limitRules.suggestions,
      request: get(`${area}/search/suggestions?q=m{nth}`),
    },
    {
      group: 'Requests to sign in',
      many: 200,
      rules: limitRules.authorization,
      request: get('/identity/auth?client_id=help-and-support&nonce={nth}'),
    },
    {
      group: 'Analytics',
      many: 400,
      rules: limitRules.analytics,
      request: telemetry(`${area}/analytics`, '{"events":[]}'),
    },
    {
      group: 'Measurements',
      many: 800,
      rules: limitRules.monitoring,
      request: telemetry(`${monitoringPaths.intake}/api/v2/rum?${sdk}`, '{}'),
    },
    {
      group: 'Reports of failures',
      many: 400,
      rules: limitRules.errorReports,
      request: telemetry(errorReportPaths.browser, '{}'),
    },
  ];
  for (const [nth, { group, many, rules, request }] of groups.entries()) {
    const start = performance.now();
    const statuses = await flood(many, (each) => statusOf(request(each, `192.0.2.${100 + nth}`)));
    const answered = statuses.filter((status) => status !== 429).length;
    const allowed = most(rules, (performance.now() - start) / 1_000);
    report.row({
      attack: `${group} from one address`,
      tried: `${many} requests`,
      outcome: `${counted(statuses)}; ${allowed} allowed`,
      gotThrough: answered > allowed,
    });
  }
}

/** The number that rules allow in so many seconds: each rule starts again when its period is over. */
function most(rules: readonly LimitRule[], seconds = 0): number {
  return Math.min(...rules.map((rule) => rule.points * (Math.floor(seconds / rule.seconds) + 1)));
}
