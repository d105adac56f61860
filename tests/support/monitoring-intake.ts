import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, inflateSync } from 'node:zlib';

export type SentEvent = Record<string, unknown> & {
  type: string;
  view: { url: string; name: string };
  session: { id: string };
  error?: { message: string };
};

export type SentSegment = { meta: Record<string, unknown>; records: { type: number }[]; bytes: number };

/** The requests that the provider received. */
export type Intake = {
  url: string;
  events: SentEvent[];
  segments: SentSegment[];
  /** Addresses, headers and bodies of all requests, decompressed, to search for what must not be there. */
  everything: () => string;
  requests: () => number;
  stop: () => Promise<void>;
};

/** Stands in for the provider: accepts everything, and returns it on request. */
export async function startIntake(): Promise<Intake> {
  const raw: string[] = [];
  let received = 0;
  const intake: Omit<Intake, 'url' | 'stop'> = {
    events: [],
    segments: [],
    everything: () => raw.join('\n'),
    requests: () => received,
  };
  const server = createServer((request, response) => {
    received += 1;
    void bodyOf(request).then(async (body) => {
      const { pathname } = new URL(request.url ?? '', 'http://intake');
      raw.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`, body.toString());
      if (pathname.endsWith('/rum')) intake.events.push(...readBatch(body));
      if (pathname.endsWith('/replay')) {
        const { segment, text } = await readReplay(body, request.headers['content-type'] ?? '');
        if (segment) intake.segments.push(segment);
        raw.push(text);
      }
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(intake, { url: `http://127.0.0.1:${port}`, stop });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const readBatch = (body: Buffer) =>
  body
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as SentEvent);

async function readReplay(body: Buffer, type: string): Promise<{ segment?: SentSegment; text: string }> {
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const event = parts.get('event');
  const compressed = parts.get('segment');
  if (!(event instanceof File) || !(compressed instanceof File)) return { text: 'unread' };
  const packed = Buffer.from(await compressed.arrayBuffer());
  const text = inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  const meta = JSON.parse(await event.text()) as SentSegment['meta'];
  const { records } = JSON.parse(text) as Pick<SentSegment, 'records'>;
  return { segment: { meta, records, bytes: packed.length }, text: `${await event.text()}\n${text}` };
}
