import { openConnection, type Connection } from '../bench/raw-connection.ts';
import { sampleLead } from './sample-lead.ts';

/** The posts that were made: how long each took, in ms, and how long all of them took together. */
export type Posts = { times: number[]; seconds: number };

/** The address in the sample lead; each lead that is posted names its own, as visitors do. */
const sampleEmail = JSON.stringify(sampleLead.data.attributes.email);
const created = 201;

/**
 * Posts leads from `clients` clients, each sending the next as soon as it is answered, for `ms`. Throws when one
 * isn't acknowledged.
 */
export async function postLeads(port: number, body: string, clients: number, ms: number): Promise<Posts> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port, created)));
  const times: number[] = [];
  const start = performance.now();
  const client = async (connection: Connection) => {
    for (let now = start; now - start < ms;) {
      const email = JSON.stringify(`${crypto.randomUUID()}@example.com`);
      const request = requestOf(port, body.replace(sampleEmail, email));
      await new Promise<void>((resolve) => connection.ask(request, resolve));
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
    connection.close();
  };
  await Promise.all(connections.map(client));
  return { times, seconds: (performance.now() - start) / 1000 };
}

function requestOf(port: number, body: string): string {
  const head = [
    'POST /leads HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/vnd.api+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Client-Id: bench',
    `Idempotency-Key: ${crypto.randomUUID()}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
