import { connect } from 'node:http2';
import { request } from 'node:https';
import type { Certificate } from './make-certificate.ts';

type Visit = {
  /** The visitor's address; on Linux any address in 127.0.0.0/8 works. */
  from: string;
  headers?: Record<string, string>;
  /** Posted if present, as a form unless the headers say otherwise. */
  body?: string;
};
export type Visited = { status: number; body: string };

/** Requests a page by https from the visitor's own address; only the given certificate is trusted. */
export function visitFrom(
  address: string,
  { cert: ca }: Certificate,
  { from: localAddress, headers = {}, body }: Visit,
): Promise<Visited> {
  const method = body === undefined ? 'GET' : 'POST';
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { ca, localAddress, method, headers: { ...type, ...headers } },
      (response) => {
        let read = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (read += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: read }));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Requests a page by HTTP/2 only. */
export function visitByHttp2(url: string, path: string, { cert: ca }: Certificate): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connect(url, { ca });
    session.on('error', reject);
    const stream = session.request({ ':path': path });
    stream.on('error', reject);
    stream.on('response', (headers) => {
      resolve(Number(headers[':status']));
      session.close();
    });
    stream.resume();
  });
}
