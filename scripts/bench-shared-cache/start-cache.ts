import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { get, type RawResponse } from '../bench-serving/measured-process.ts';

/** A file with the bytes and the headers of the page, as Debian's nginx sends files. */
export const filePath = '/file/page.html';
/** The same file, with the settings that deploy/nginx/cache-locations.conf has for pages. */
export const tunedFilePath = '/tuned/page.html';

const delivered = new URL('../../deploy/nginx/', import.meta.url);
/** nginx writes these itself, or from the file. */
const writtenByNginx =
  /^(?:date|server|connection|keep-alive|transfer-encoding|content-(?:length|type)|etag|last-modified)$/i;
const nanosecondsPerMs = 1e6;

/** Starts the site, and nginx in front of it as a cache with one worker, on plain http. */
export async function startCache(page: string) {
  const site = await startSite({ SHARED_CACHE: 'on', LOG_LEVEL: 'silent' });
  const folder = mkdtempSync(join(tmpdir(), 'bench-shared-cache-'));
  const [port, { host }] = [await freePort(), new URL(site.url)];
  const response = await get(Number(new URL(site.url).port), page);
  for (const name of ['file', 'tuned']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'page.html'), response.body);
  }
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, configuration({ folder, port, host, response }));
  const child = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-c', settings], { stdio: 'inherit' });
  process.on('exit', () => child.kill('SIGKILL'));
  while (!(await get(port, filePath).catch(() => undefined)))
    if (child.exitCode !== null) throw new Error('nginx ended before it listened');
  // The worker is the first child; the cache's manager and loader follow it.
  const [worker] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ', 1);
  return {
    port,
    /** Processor time of the worker so far, in milliseconds: it has one thread. */
    cpuMs: () =>
      Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ', 1)[0]) / nanosecondsPerMs,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Parts = { folder: string; port: number; host: string; response: RawResponse };

function configuration({ folder, port, host, response: { rawHeaders } }: Parts): string {
  const read = (name: string) => readFileSync(new URL(name, delivered), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const headers = rawHeaders.flatMap((name, nth) =>
    nth % 2 === 0 && !writtenByNginx.test(name)
      ? [`add_header ${name} '${rawHeaders[nth + 1]?.replaceAll("'", String.raw`\'`)}';`]
      : [],
  );
  const page = headers.join('\n');
  // pcre_jit as docs/how-to/put-it-behind-a-cdn.md recommends.
  return `
daemon off;
pcre_jit on;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  # As in Debian's nginx.conf; without a log, which costs both the same.
  sendfile on;
  tcp_nopush on;
  types { text/html html; }
  access_log off;
  keepalive_requests 1000000;
  ${temporary.join('\n')}
  map $request_uri $help_and_support_path { "~^([^?]*)" $1; }
  upstream help_and_support { server ${host}; keepalive 8; }
  ${read('cache.conf').replace('/var/cache/nginx/help-and-support', join(folder, 'cache'))}
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_buffer_size 32k;
    proxy_buffers 8 32k;
    root ${folder};
    ${read('cache-locations.conf')}
    location /file/ { ${page} }
    location /tuned/ { sendfile off; open_file_cache max=200 inactive=60s; ${page} }
  }
}
`;
}
