import { expect, onTestFinished, test } from 'vitest';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const origin = 'http://localhost:3000';

/** A visitor with one jar of cookies for all tabs. */
async function visitor() {
  const site = await siteInProcess({});
  onTestFinished(() => site.stop());
  const jar = new Map<string, string>();
  async function request(address: string, form?: Record<string, string>) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await site.fetch(
      new Request(new URL(address, origin), { ...init, headers: { cookie } }),
    );
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      html: await response.text(),
    };
  }
  /** Sends a reading of gas; returns the address of its confirmation. */
  const send = async (reading: string) => {
    const { location } = await request('/help-and-support/submit-meter-read', {
      fuel: 'Gas',
      gas_account_number: 'A12345',
      gas_reading: reading,
      date: londonDay(Date.now()),
      first_name: 'Ann',
      last_name: 'Okafor',
      telephone: '07700 900 982',
      intent: 'send',
    });
    return location;
  };
  return { send, request };
}

test('a confirmation opened after another tab has sent a reading shows its own reading, without the cookie', async () => {
  const { send, request } = await visitor();
  const [first, second] = [await send('14728'), await send('20315')];
  const own = await request(first);
  expect([own.status, own.html.includes('14728'), own.html.includes('20315')]).toEqual([200, true, false]);
  const latest = await request(second);
  expect([latest.status, latest.location]).toEqual([303, '/help-and-support/submit-meter-read-confirm']);
  expect((await request(latest.location)).html).toContain('20315');
});
