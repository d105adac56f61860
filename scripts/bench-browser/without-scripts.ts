import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { get } from '../bench-serving/measured-process.ts';

const scripts = /<script\b[^]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
const ofTheConnection = /^(?:connection|keep-alive|transfer-encoding)$/i;

/** The same pages without scripts, on a server of their own: what a browser's figures are compared with. */
export async function serveWithoutScripts(siteUrl: string) {
  const responses = new Map<string, Promise<{ headers: string[]; body: Buffer }>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const fetched = responses.get(path) ?? fetchWithoutScripts(Number(new URL(siteUrl).port), path);
    responses.set(path, fetched);
    void fetched.then(({ headers, body }) => response.writeHead(200, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}

async function fetchWithoutScripts(port: number, path: string): Promise<{ headers: string[]; body: Buffer }> {
  const { rawHeaders, body } = await get(port, path);
  const headers = rawHeaders.flatMap((name, nth) =>
    nth % 2 === 0 && !ofTheConnection.test(name) ? [[name, rawHeaders[nth + 1] ?? ''] as const] : [],
  );
  const isPage = headers.some(
    ([name, value]) => /^content-type$/i.test(name) && value.startsWith('text/html'),
  );
  if (!isPage) return { headers: headers.flat(), body };
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const others = headers.filter(([name]) => !/^(?:content-encoding|content-length|etag)$/i.test(name));
  return {
    headers: [...others.flat(), 'content-encoding', 'br'],
    body: brotliCompressSync(html.replaceAll(scripts, '')),
  };
}
