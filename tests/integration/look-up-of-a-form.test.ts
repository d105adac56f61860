import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { samplePostcode as postcode } from '#tests/support/complaint-journey.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
import { startUnreliableApi } from '#tests/support/unreliable-api.ts';

const origin = 'http://127.0.0.1:3000';
const action = '/help-and-support/complaints/gas-and-electricity';

test.each([
  ['8', 2, true],
  ['0', 1, false],
])(
  'with ADDRESS_WAIT_SECONDS=%s a form’s look-up whose first call fails makes %i calls (addresses found: %s)',
  async (seconds, calls, isFound) => {
    const api = await startUnreliableApi();
    onTestFinished(api.stop);
    const site = await siteInProcess(
      {
        PUBLIC_URL: origin,
        RATE_LIMITS: 'off',
        ADDRESSES_API_URL: api.url,
        ADDRESS_WAIT_SECONDS: seconds,
      },
      { clock: systemClock },
    );
    onTestFinished(() => site.stop());
    const visitor = httpVisitor({ origin, fetch: site.fetch });
    await visitor.get(action);
    api.setMode('error', { forOneCall: true });
    const fields = new URLSearchParams({ postcode, intent: 'find-address' });
    const page = await (await visitor.post({ action, fields })).text();
    expect(page.includes('Alderwick')).toBe(isFound);
    expect(api.calls('GET /addresses')).toHaveLength(calls);
  },
);
