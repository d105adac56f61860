import type { Figure } from '../../scripts/bench/figure.ts';
import type { Traffic } from '../support/rolling-restart/traffic.ts';

/**
 * Failed requests, and leads that were lost or stored twice: there should be none. Prints the traffic and what failed.
 */
export function figuresOfTraffic(name: string, traffic: Traffic & { stored: number }): Figure[] {
  const { requests, posts, failures, repeated, leads, stored } = traffic;
  process.stdout.write(
    `${name}: ${requests} requests, ${posts} of them posts, ${repeated} readings sent again after 503; ${leads} leads\n`,
  );
  for (const failure of new Set(failures)) process.stdout.write(`  ${failure}\n`);
  const none = { of: 'value', atMost: 0 } as const;
  return [
    { name: `${name}: failed`, value: failures.length, unit: 'requests', goal: none },
    { name: `${name}: lost or doubled`, value: Math.abs(leads - stored), unit: 'leads', goal: none },
  ];
}
