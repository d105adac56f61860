import { Agent, request } from 'node:http';
import { sampleLead } from './sample-lead.ts';

/** The posts that were made: how long each took, in ms, and how long all of them took together. */
export type Posts = { times: number[]; seconds: number };

/** The address in the sample lead; each lead that is posted names its own, as visitors do. */
const sampleEmail = JSON.stringify(sampleLead.data.attributes.email);

/**
 * Posts leads from `clients` clients, each sending the next as soon as it is answered, for `ms`. Throws when one
 * isn't acknowledged.
 */
export async function postLeads(port: number, body: string, clients: number, ms: number): Promise<Posts> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const start = performance.now();
  const client = async () => {
    for (let now = start; now - start < ms;) {
      const email = JSON.stringify(`${crypto.randomUUID()}@example.com`);
      await post(agent, port, body.replace(sampleEmail, email));
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { times, seconds };
}

function post(agent: Agent, port: number, body: string): Promise<void> {
  const headers = {
    'content-type': 'application/vnd.api+json',
    'content-length': Buffer.byteLength(body),
    'x-client-id': 'bench',
    'idempotency-key': crypto.randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, path: '/leads', method: 'POST', headers },
      (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 201) resolve();
          else reject(new Error(`A lead was answered with ${answer.statusCode}`));
        });
      },
    );
    sent.on('error', reject).end(body);
  });
}
