import { Hono } from 'hono';
import { withTimeout } from '#platform/waiting/with-timeout.ts';

/** A back end that visitors depend on: `check` resolves when it answers. */
export type Dependency = { name: string; check: () => Promise<unknown> };

/** A back end that hangs counts as failing after this: balancers often give up after 3 s, and need a response. */
export const checkWithinMs = 2_000;

/** A back end of the supplier's that forms need and pages don't: its state is shown, but does not affect readiness. */
export type FollowedBackEnd = { name: string; state: () => string };

type Phases = {
  /** Aborts when the process is to stop. */
  stopping: AbortSignal;
  /** While the process can't serve yet. */
  isStarting?: boolean;
};

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, with each back end's state; 503 while one fails, while the
 * process is starting or once it is stopping, so that balancers send it no requests. `followed` back ends are reported
 * with the outcome of their last call and do not affect readiness: pages can be read without them, and other processes
 * would fare no better.
 */
export function healthRoutes(
  dependencies: Dependency[],
  { stopping, isStarting = false }: Phases,
  followed: readonly FollowedBackEnd[] = [],
) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
      if (isStarting) return c.json({ status: 'starting' }, 503);
      const states = await Promise.all(dependencies.map(({ check }) => stateOf(check)));
      const backEnds = Object.fromEntries([
        ...dependencies.map(({ name }, index) => [name, states[index]]),
        ...followed.map(({ name, state }) => [name, state()]),
      ]);
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
