import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
};
export type CollectedSpan = Omit<WireSpan, 'attributes'> & {
  service: string | undefined;
  attributes: Record<string, string | number | undefined>;
};

/** A collector of OpenTelemetry traces (OTLP over HTTP) that stores them. Without `answers` it never responds. */
export async function startCollector({ answers = true } = {}) {
  const spans: CollectedSpan[] = [];
  const received: { path: string | undefined; authorization: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, authorization: request.headers.authorization, body });
      spans.push(...spansOf(JSON.parse(body) as Export));
      if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf({ resourceSpans }: Export): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) }));
  });
}

function valuesOf(attributes: Attribute[]): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
