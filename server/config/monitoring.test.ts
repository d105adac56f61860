import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const id = '6c0a8f9e-0000-4000-8000-000000000001';
const token = 'pub0123456789abcdef0123456789abcdef';
const provider = { MONITORING_APPLICATION_ID: id, MONITORING_CLIENT_TOKEN: token };

function mistakesIn(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (problem) {
    return problem instanceof Error ? problem.message.split('\n').slice(1) : [String(problem)];
  }
}

test('with an id and a token, measurements go to the provider’s intake in the EU (SPEC §9)', () => {
  expect(readConfig(provider).monitoring).toEqual({
    intakeUrl: 'https://browser-intake-datadoghq.eu',
    applicationId: id,
    clientToken: token,
    site: 'datadoghq.eu',
    sessionSampleRate: 100,
    replaySampleRate: 20,
  });
});

test.each([
  ['us3.datadoghq.com', 'https://browser-intake-us3-datadoghq.com'],
  ['ap1.datadoghq.com', 'https://browser-intake-ap1-datadoghq.com'],
  ['ddog-gov.com', 'https://browser-intake-ddog-gov.com'],
])('the site %s has its own intake', (site, intakeUrl) => {
  expect(readConfig({ ...provider, MONITORING_SITE: site }).monitoring).toMatchObject({ site, intakeUrl });
});

test('an intake of the supplier’s own needs neither id nor token, and accepts either', () => {
  const own = { MONITORING_INTAKE_URL: 'https://rum.example/in/' };
  expect(readConfig(own).monitoring.intakeUrl).toBe('https://rum.example/in');
  expect(readConfig({ ...own, ...provider }).monitoring.intakeUrl).toBe('https://rum.example/in');
  expect(readConfig({ ...own, MONITORING_CLIENT_TOKEN: token }).monitoring.clientToken).toBe(token);
});

test('with only one of the provider’s two values, the message names the missing one', () => {
  const expected = (absent: string, present: string) => [
    `  ${absent}: expected what the provider gave with ${present}, since that is set`,
  ];
  const names = ['MONITORING_APPLICATION_ID', 'MONITORING_CLIENT_TOKEN'] as const;
  for (const [absent, present] of [names, names.toReversed()] as [
    keyof typeof provider,
    keyof typeof provider,
  ][])
    expect(mistakesIn({ [present]: provider[present], [absent]: '' })).toEqual(expected(absent, present));
});

test.each([
  ['0', 0],
  ['0.5', 0.5],
  ['25', 25],
  ['100', 100],
])('%s percent is accepted', (given, rate) => {
  const rates = { MONITORING_SESSION_SAMPLE_RATE: given, MONITORING_REPLAY_SAMPLE_RATE: given };
  expect(readConfig(rates).monitoring).toMatchObject({ sessionSampleRate: rate, replaySampleRate: rate });
});

test.each(['101', '100.1', '-1', '20%', 'all', '1e2', ' 20'])('%j is not a percentage', (given) => {
  expect(mistakesIn({ MONITORING_REPLAY_SAMPLE_RATE: given })).toEqual([
    '  MONITORING_REPLAY_SAMPLE_RATE: expected a percentage from 0 to 100',
  ]);
});

test('all mistakes are reported together, each by its name', () => {
  const wrong = {
    MONITORING_APPLICATION_ID: 'an id',
    MONITORING_CLIENT_TOKEN: 'a token',
    MONITORING_SITE: 'https://datadoghq.eu',
    MONITORING_INTAKE_URL: 'rum.example',
    MONITORING_SESSION_SAMPLE_RATE: 'most',
    MONITORING_REPLAY_SAMPLE_RATE: 'few',
  };
  const named = mistakesIn(wrong).map((line) => /^ {2}(\w+): expected \w/.exec(line)?.[1]);
  expect(named).toEqual(Object.keys(wrong));
});
