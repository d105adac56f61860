import type { Tracing } from '#platform/tracing/tracing.ts';
import type { ServiceCall } from './service-call.ts';

/** Adds the id and the trace of the current request to the calls made for it. */
export function traceCalls(
  call: ServiceCall,
  backEnd: string,
  tracing: Pick<Tracing, 'call'> | undefined,
): ServiceCall {
  if (!tracing) return call;
  return (path, init) =>
    tracing.call({ backEnd, method: init?.method ?? 'GET' }, (traceHeaders) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(traceHeaders)) headers.set(name, value);
      return call(path, { ...init, headers });
    });
}
