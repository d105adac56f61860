import { spawnSync } from 'node:child_process';
import type { Explanation } from './explained-advisories.ts';

type Advisory = { url: string; title: string; severity: string; name: string; range: string };
/** The output of `npm audit --json`. `via` names packages instead of advisories if a dependency is vulnerable. */
type Report = {
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
};
type Deps = {
  explained: Readonly<Record<string, Explanation>>;
  /** YYYY-MM-DD. */
  today: string;
  registry?: string;
};

/** The longest wait for the registry. npm's own limit is five minutes, with two retries. */
const npmLimits = ['--fetch-timeout=30000', '--fetch-retries=1'];

/** A report on known vulnerabilities, and the exit code: 0 for none, 1 for any, 2 if the registry can't be read. */
export function auditPackages(
  root: string,
  { explained, today, registry }: Deps,
): { lines: string[]; code: number } {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--json', '--package-lock-only', ...npmLimits, ...(registry ? [`--registry=${registry}`] : [])],
    { cwd: root, encoding: 'utf8' },
  );
  const report = parse(stdout);
  if (!report?.vulnerabilities) {
    const why = report?.message ?? report?.error?.summary ?? '';
    return { lines: [`The registry gives no audit, so nothing is known. ${why}`.trim()], code: 2 };
  }
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(report.vulnerabilities))
    for (const advisory of via) if (typeof advisory !== 'string') found.set(advisory.url, advisory);
  const lines = [...found.values()].flatMap((advisory) => describe(advisory, explained, today));
  for (const url of Object.keys(explained))
    if (!found.has(url)) lines.push(`${url} is explained and no longer there: take the explanation out.`);
  return lines.length > 0
    ? { lines, code: 1 }
    : { lines: [`No known vulnerability, but for ${found.size} explained.`], code: 0 };
}

function describe(
  { url, title, severity, name, range }: Advisory,
  explained: Deps['explained'],
  today: string,
) {
  const explanation = explained[url];
  if (!explanation) return [`${severity}: ${name} ${range}: ${title} (${url})`];
  if (explanation.until < today)
    return [`${name}: ${url} was explained until ${explanation.until}: look again.`];
  return [];
}

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}
