import { jsonApiType } from '#contracts/json-api.ts';
import { leadReceipt } from '#contracts/lead.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';

/** The lead for a key: the same for each post. It has a unique e-mail address unless one is given. */
export function leadOf(key: string, email = `${key}@example.com`) {
  return makeLead({ query: `The lead of ${key}`, email });
}

/**
 * Posts the lead for a key; returns its reference, or undefined if no complete response arrived. Throws on a refusal.
 */
export async function post(url: string, key: string, email?: string): Promise<string | undefined> {
  const headers = { 'content-type': jsonApiType, 'x-client-id': 'fault', 'idempotency-key': key };
  const answered = await fetch(url, { method: 'POST', headers, body: JSON.stringify(leadOf(key, email)) })
    .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
    .catch(() => undefined);
  if (!answered) return undefined;
  if (answered.status !== 201) throw new Error(`A post was answered with ${answered.status}`);
  return leadReceipt.parse(answered.body).data.attributes?.reference ?? undefined;
}
