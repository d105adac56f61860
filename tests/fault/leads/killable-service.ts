import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { jsonApiType } from '#contracts/json-api.ts';
import { leadReceipt } from '#contracts/lead.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';

/** A leads service in a separate process, to be killed at any moment. */
export async function startKillable(...words: string[]) {
  const script = new URL('leads-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  // However the test ends: a process that outlives it would keep its runner waiting.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  void closed.then(() => process.off('exit', kill));
  const [port] = (await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error('The leads process ended at once'))),
  ])) as [Buffer];
  return {
    url: `http://127.0.0.1:${Number(port.toString())}/leads`,
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** The lead of a key: the same for each post. Each has a unique e-mail address unless one is given. */
export function leadOf(key: string, email = `${key}@example.com`) {
  return makeLead({ query: `The lead of ${key}`, email });
}

/** Posts the lead of a key; its reference, or undefined when no whole answer came. Throws on a refusal. */
export async function post(url: string, key: string, email?: string): Promise<string | undefined> {
  const headers = { 'content-type': jsonApiType, 'x-client-id': 'fault', 'idempotency-key': key };
  const answered = await fetch(url, { method: 'POST', headers, body: JSON.stringify(leadOf(key, email)) })
    .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
    .catch(() => undefined);
  if (!answered) return undefined;
  if (answered.status !== 201) throw new Error(`A post was answered with ${answered.status}`);
  return leadReceipt.parse(answered.body).data.attributes?.reference ?? undefined;
}
