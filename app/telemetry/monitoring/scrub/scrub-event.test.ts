import type { RumEvent } from '@datadog/browser-rum';
import { expect, test } from 'vitest';
import { scrubEvent } from './scrub-event.ts';

const secret = 'pat@example.com';
const url = `https://a.example/help-and-support/meters?who=${secret}#x`;

/** An event as the SDK creates it; each test sets only the fields that matter. */
const event = (parts: object) =>
  structuredClone({ view: { id: 'v', url, referrer: url }, ...parts }) as unknown as RumEvent;

test.each([
  { type: 'view', view: { id: 'v', url, referrer: url, performance: { lcp: { resource_url: url } } } },
  { type: 'resource', resource: { url } },
  { type: 'action', action: { type: 'click', target: { name: `Write to ${secret}` } } },
  { type: 'long_task', long_task: { scripts: [{ source_url: url, invoker: `DOMWindow.${secret}` }] } },
  { type: 'vital', vital: {}, context: { deep: [{ mail: secret }] } },
  {
    type: 'error',
    error: {
      message: `No customer ${secret}`,
      stack: `Error: ${secret}\n at f @ ${url}:1:2`,
      handling_stack: `at g @ ${url}:1:2`,
      fingerprint: secret,
      resource: { url },
      causes: [{ message: 'lost' }],
    },
  },
])('a $type is sent without the e-mail address in it', (parts) => {
  const sent = event(parts);
  expect(scrubEvent(sent)).toBe(true);
  expect(JSON.stringify(sent)).not.toMatch(/pat@|who=|#x/);
  expect(sent.view).toMatchObject({
    url: 'https://a.example/help-and-support/meters',
    name: '/help-and-support/meters',
  });
});

test('an error whose cause names a person is not sent, because the SDK doesn’t allow changing causes', () => {
  expect(scrubEvent(event({ type: 'error', error: { message: 'x', causes: [{ message: secret }] } }))).toBe(
    false,
  );
});
