import { Hono } from 'hono';
import { withTimeout } from '#platform/waiting/with-timeout.ts';

/** A back end that visitors depend on: `check` resolves when it answers. */
export type Dependency = { name: string; check: () => Promise<unknown> };

/** A back end that hangs counts as failing after this, so that balancers, which often give up after 3 s, get an answer. */
export const checkWithinMs = 2_000;

type Phases = {
  /** Aborts when the process is to stop. */
  stopping: AbortSignal;
  /** Resolves when the process has found out that it can serve all of its content; without it there is nothing to find out. */
  verified?: Promise<void> | undefined;
};

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, with each back end's state; 503 while one fails, while the
 * process is starting or once it is stopping, so that balancers send it no requests.
 */
export function healthRoutes(dependencies: Dependency[], { stopping, verified }: Phases) {
  let isStarting = verified !== undefined;
  void verified?.then(() => (isStarting = false));
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
      if (isStarting) return c.json({ status: 'starting' }, 503);
      const states = await Promise.all(dependencies.map(({ check }) => stateOf(check)));
      const backEnds = Object.fromEntries(dependencies.map(({ name }, index) => [name, states[index]]));
      const isReady = states.every((state) => state === 'ok');
      return c.json({ status: isReady ? 'ok' : 'failing', backEnds }, isReady ? 200 : 503);
    });
}

async function stateOf(check: Dependency['check']): Promise<'ok' | 'failing'> {
  const answered = check().then(
    () => 'ok' as const,
    () => 'failing' as const,
  );
  return (await withTimeout(answered, checkWithinMs)) ?? 'failing';
}
