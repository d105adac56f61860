import { Hono } from 'hono';

/** A back end that visitors can't do without: `check` resolves when it answers. */
export type Dependency = { name: string; check: () => Promise<unknown> };

/** `/healthz`: the process runs. `/readyz`: it can serve, with each back end's state; 503 while one fails. */
export function healthRoutes(dependencies: Dependency[]) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const results = await Promise.allSettled(dependencies.map(({ check }) => check()));
      const backEnds = Object.fromEntries(
        dependencies.map(({ name }, index) => [
          name,
          results[index]?.status === 'fulfilled' ? 'ok' : 'failing',
        ]),
      );
      const isReady = results.every(({ status }) => status === 'fulfilled');
      return c.json({ status: isReady ? 'ok' : 'failing', backEnds }, isReady ? 200 : 503);
    });
}
