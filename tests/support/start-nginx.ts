import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './make-certificate.ts';
import { freePort } from './free-port.ts';

/** Where Debian installs it. */
const nginx = '/usr/sbin/nginx';
export const hasNginx = existsSync(nginx);

const delivered = new URL('../../deploy/nginx/', import.meta.url);

type NginxSettings = {
  certificate: Certificate;
  /** Where it listens for https, and the two processes of the site. */
  port: number;
  sitePorts: readonly [number, number];
  /** Where it listens for the back ends, and their two processes, by deploy/nginx/back-ends.conf. */
  backEnds?: { port: number; ports: readonly [number, number] };
  /** Whether it caches pages, by deploy/nginx/cache.conf and cache-locations.conf. */
  isCache?: boolean;
};

/** Starts nginx with deploy/nginx/help-and-support.conf: only its paths, ports, name and certificate are replaced. */
export async function startNginx({ certificate, port, sitePorts, backEnds, isCache = false }: NginxSettings) {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  mkdirSync(join(dir, 'help-and-support'));
  for (const page of ['unavailable.html', 'too-long.html', 'cache-locations.conf'])
    cpSync(new URL(page, delivered), join(dir, 'help-and-support', page));
  file(
    'help-and-support/upstream.conf',
    replaceEach('upstream.conf', [
      ['127.0.0.1:3001 ', `127.0.0.1:${sitePorts[0]} `],
      ['127.0.0.1:3002 ', `127.0.0.1:${sitePorts[1]} `],
    ]),
  );
  const httpPort = await freePort();
  const site = replaceEach('help-and-support.conf', [
    ...(isCache ? ([['    #include ', '    include ']] as const) : []),
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['https://help.example.com$', `https://localhost:${port}$`],
    ['server_name help.example.com;', 'server_name localhost;'],
    ['/etc/ssl/help.example.com.pem', file('cert.pem', certificate.cert)],
    ['/etc/ssl/private/help.example.com.key', file('key.pem', certificate.key)],
    ['/etc/nginx/help-and-support', join(dir, 'help-and-support')],
    ['/var/log/nginx/help-and-support.log', join(dir, 'access.log')],
  ]);
  const cache = replaceEach('cache.conf', [['/var/cache/nginx/help-and-support', join(dir, 'cache')]]);
  const includes = [
    file('site.conf', site),
    ...(isCache ? [file('cache.conf', cache)] : []),
    ...(backEnds
      ? [
          file(
            'back-ends.conf',
            replaceEach('back-ends.conf', [
              ['listen 127.0.0.1:3100;', `listen 127.0.0.1:${backEnds.port};`],
              ['server 127.0.0.1:3101 ', `server 127.0.0.1:${backEnds.ports[0]} `],
              ['server 127.0.0.1:3102 ', `server 127.0.0.1:${backEnds.ports[1]} `],
            ]),
          ),
        ]
      : []),
  ];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(dir, kind)};`,
  );
  const main = [
    'daemon off;',
    `pid ${join(dir, 'nginx.pid')};`,
    // Its workers read the test's temporary folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    `http { types { text/html html; } ${temporary.join(' ')} ${includes.map((path) => `include ${path};`).join(' ')} }`,
  ];
  const child = spawn(nginx, ['-e', 'stderr', '-c', file('nginx.conf', main.join('\n'))]);
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
    process.off('exit', kill);
  });
  while (!(await answers(httpPort)))
    if (hasEnded) throw new Error(`nginx ended before it listened:\n${output}`);
  return {
    httpUrl: `http://127.0.0.1:${httpPort}`,
    log: () => readFileSync(join(dir, 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/**
 * A file of deploy/nginx with some of its text replaced. Text that is missing is an error: otherwise a changed file
 * would be used unreplaced.
 */
function replaceEach(name: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`deploy/nginx/${name} lacks '${from}'`);
      return before.replaceAll(from, to);
    },
    readFileSync(new URL(name, delivered), 'utf8'),
  );
}
