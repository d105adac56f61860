import { describe, expect, onTestFinished, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import type { LeadAttributes, LeadDocument } from '#contracts/lead.ts';
import { createPrometheusMetrics } from '#platform/metrics/prometheus.ts';
import { createContentService } from '#services/content/content-service.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { readConfig } from '../config/config.ts';
import { createMainApi, type MainApiTables } from './create-main-api.ts';

function withoutAddress(changes: Partial<LeadAttributes> = {}): LeadDocument {
  const { relationships: _address, ...data } = makeLead(changes).data;
  return { data };
}

/** Nothing listens at these: each attempt fails and is retried later. */
const mailServerThatIsDown = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'help@example.com' };
const crmThatIsDown = {
  CRM_WEBHOOK_URL: 'http://127.0.0.1:1/leads',
  CRM_WEBHOOK_SECRET: 'a secret that is long enough for the webhook',
};

/** A lead whose only job is its delivery to the CRM: it has no e-mail address, and no address to look up. */
const onlyDelivered = withoutAddress({ email: null });

describe.each(await engines())('the metrics of the outbox on $name', longTimeout, (engine) => {
  async function openApi(env: Record<string, string>) {
    const database = await engine.open<MainApiTables>();
    const config = readConfig({ DATABASE_URL: database.url, ...env });
    const [clock, logger] = [movableClock(), recordedLog()];
    const { metrics, read } = createPrometheusMetrics({ release: 'a', clock });
    const call = callInProcess(createContentService(config));
    const content = createContentSource({ call, clock, logger }).anyTime;
    const api = await createMainApi({ config, database, content, clock, logger, metrics });
    onTestFinished(async () => {
      await api.stop();
      await database.close();
    });
    const post = async (lead: LeadDocument) => {
      const { status } = await api.app.request('/leads', {
        method: 'POST',
        headers: { 'content-type': jsonApiType, 'x-client-id': 'help-and-support' },
        body: JSON.stringify(lead),
      });
      expect(status).toBe(201);
    };
    const gauges = async () =>
      Object.fromEntries(
        [...(await read()).matchAll(/^help_outbox_(\w+) (\d+)$/gm)].map(([, name, value]) => [name, value]),
      );
    return { clock, gauges, post };
  }

  test('without a CRM a delivery is counted, and never overdue', async () => {
    const { clock, gauges, post } = await openApi({});
    await post(onlyDelivered);
    clock.pass(2 * 60 * 60 * 1_000);
    expect(await gauges()).toEqual({ pending_jobs: '1', dead_jobs: '0', oldest_pending_seconds: '0' });
  });

  test('without a CRM, another waiting job is overdue by its own age, whatever the age of deliveries', async () => {
    const { clock, gauges, post } = await openApi(mailServerThatIsDown);
    await post(onlyDelivered);
    clock.pass(60_000);
    await post(withoutAddress());
    clock.pass(30_000);
    expect(await gauges()).toEqual({ pending_jobs: '3', dead_jobs: '0', oldest_pending_seconds: '30' });
  });

  test('with a CRM that is down a delivery is overdue', async () => {
    const { clock, gauges, post } = await openApi(crmThatIsDown);
    await post(onlyDelivered);
    clock.pass(2 * 60 * 60 * 1_000);
    expect(await gauges()).toEqual({ pending_jobs: '1', dead_jobs: '0', oldest_pending_seconds: '7200' });
  });
});
