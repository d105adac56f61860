import { arrivingAtOnce } from '#server/edge/request-limits/receive-body.ts';
import { openConnection, type RawConnection } from '#tests/support/raw-connection.ts';
import { area, formHeaders, type AttackedSite } from './attacked-site.ts';
import { counted, medianAndWorst, type Report } from './report.ts';

/** Beyond the concurrency limit, a 503 is sent within this time. */
const refusedWithinMs = 100;
/** Stops waiting for refusals that do not arrive. */
const timeoutMs = 10_000;

export async function slowConnections(site: AttackedSite, report: Report) {
  const many = 500;
  const head = {
    'X-Forwarded-For': '192.0.2.66',
    'Content-Type': formHeaders['content-type'],
    'Content-Length': '100000',
  };
  const connections: RawConnection[] = [];
  for (let nth = 0; nth < many; nth += 1) {
    const connection = await openConnection(site.url);
    connection.send(`POST ${area}/complaints/pay-as-you-go HTTP/1.1`, head, 'first-name=');
    connections.push(connection);
  }
  const refused = () => connections.filter((connection) => connection.status() === '503').length;
  const expected = many - arrivingAtOnce.perVisitor;
  const until = performance.now() + timeoutMs;
  while (refused() < expected && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const times = [];
  const statuses = [];
  for (const path of ['/healthz', `${area}/emergencies`, `${area}/meters?uncached`]) {
    const start = performance.now();
    const { status } = await site.send(path, '192.0.2.1');
    statuses.push(status);
    times.push(`${path.split('/').at(-1)} ${status} in ${Math.round(performance.now() - start)} ms`);
  }
  const refusedAtOnce = refused();
  for (const connection of connections) connection.close();
  report.row({
    attack: 'Slow connections',
    tried: `${many} posts that never end, of one visitor`,
    outcome: `${refusedAtOnce} refused with 503, ${many - refusedAtOnce} waited for; ${times.join(', ')}`,
    gotThrough: refusedAtOnce < expected || statuses.some((status) => status !== 200),
  });
}

/** Pages that the site has rendered before the flood, so that its code is warm, as on any site in use. */
const renderedBefore = 200;

/** Requests so many different pages concurrently that none of them is cached. */
export async function tooManyAtOnce(site: AttackedSite, report: Report, many: number) {
  for (let nth = 0; nth < renderedBefore; nth += 1)
    await site.send(`${area}/meters?before=${many}-${nth}`, `192.0.2.${nth}`);
  const connections: RawConnection[] = [];
  for (let nth = 0; nth < many; nth += 1) connections.push(await openConnection(site.url));
  const answers = await Promise.all(
    connections.map(async (connection, nth) => {
      const start = performance.now();
      connection.send(`GET ${area}/meters?nth=${many}-${nth} HTTP/1.1`, {
        Accept: 'text/html',
        Connection: 'close',
        'X-Forwarded-For': `192.0.2.${nth % 250}`,
      });
      await connection.ended;
      return { status: connection.status(), ms: performance.now() - start };
    }),
  );
  const refused = answers.filter(({ status }) => status === '503');
  const { median, worst } = medianAndWorst(refused.map(({ ms }) => ms));
  const inTime = refused.filter(({ ms }) => ms <= refusedWithinMs).length;
  report.row({
    attack: 'Uncached pages at once',
    tried: `${connections.length} requests`,
    outcome: `${counted(answers.map(({ status }) => status))}; 503 after ${median} ms (median), ${worst} ms (worst), ${inTime} of ${refused.length} within ${refusedWithinMs} ms`,
    gotThrough: refused.length === 0 || answers.some(({ status }) => !['200', '503'].includes(status)),
  });
}
