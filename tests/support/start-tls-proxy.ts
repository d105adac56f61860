import { Agent, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { Certificate } from './make-certificate.ts';

/**
 * The headers that the proxy adds to a request: those of deploy/nginx; none, as with a single `proxy_pass` line; or
 * wrong ones, as in a configuration copied from another site.
 */
export type Forwarding = 'like nginx' | 'nothing' | 'wrong';

/** A request that passed through, and how the site answered it. */
export type Passed = {
  method: string;
  path: string;
  status: number;
  /** The response's Strict-Transport-Security. */
  strictTransport: string | undefined;
  /** Names of the cookies that the site set without Secure. */
  insecureCookies: string[];
};

export type TlsProxy = {
  /** The origin as visitors see it: https, without a trailing slash. */
  url: string;
  /** Changes these headers, from the next request on. */
  useForwarding: (forwarding: Forwarding) => void;
  passed: Passed[];
  stop: () => void;
};

/** Terminates TLS in front of a site that listens on plain http, as a supplier's proxy does. */
export async function startTlsProxy({
  certificate,
  port: sitePort,
}: {
  certificate: Certificate;
  port: number;
}): Promise<TlsProxy> {
  const agent = new Agent({ keepAlive: true });
  const passed: Passed[] = [];
  let forwarding: Forwarding = 'like nginx';
  const server = createServer(certificate, (request, response) => {
    const { method = 'GET', url: path = '/' } = request;

    const headers = {
      ...request.headers,
      ...forwardedHeaders(request, forwarding, sitePort),
      connection: 'keep-alive',
    };
    const onward = send(
      { host: '127.0.0.1', port: sitePort, method, path, headers, agent },
      (upstreamResponse) => {
        const { statusCode: status = 0 } = upstreamResponse;
        passed.push({
          method,
          path,
          status,
          strictTransport: upstreamResponse.headers['strict-transport-security'],
          insecureCookies: insecureCookies(upstreamResponse.headers['set-cookie']),
        });
        // A page that is closed waits for nothing.
        if (response.destroyed) return void upstreamResponse.resume();
        response.writeHead(status, upstreamResponse.headers);
        pipeline(upstreamResponse, response, () => {});
      },
    );
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    pipeline(request, onward, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    useForwarding: (next) => void (forwarding = next),
    passed,
    stop: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function insecureCookies(lines: string[] = []): string[] {
  return lines.filter((line) => !/; *secure *(?:;|$)/i.test(line)).map((line) => line.split('=', 1)[0] ?? '');
}

/** Headers that the proxy sets. */
function forwardedHeaders(
  { headers, socket }: IncomingMessage,
  forwarding: Forwarding,
  port: number,
): IncomingHttpHeaders {
  const before = headers['x-forwarded-for'];
  const forwardedFor = [before, socket.remoteAddress].flat().filter(Boolean).join(', ');
  switch (forwarding) {
    case 'like nginx':
      return {
        host: headers.host,
        'x-forwarded-for': forwardedFor,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': headers.host,
      };
    case 'nothing':
      return { host: `127.0.0.1:${port}` };
    case 'wrong':
      return {
        host: 'backend.internal',
        forwarded: 'for=unknown;proto=http;host=other.example',
        'x-forwarded-for': 'unknown',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'other.example',
        'x-forwarded-port': '8080',
      };
  }
}
