import type { Dispatcher } from 'undici';

/** One request to a back end, by path below its base. Embedded back ends answer in process, others over the network. */
export type ServiceCall = (path: string, init?: RequestInit) => Promise<Response>;

/** By default Node's fetch times out after ten seconds without a connection, and after five minutes without data. */
const patience = { connect: { timeout: 0 }, headersTimeout: 0, bodyTimeout: 0 };
let patient: Promise<Dispatcher> | undefined;

/** undici is imported with the first call: a site with only embedded back ends makes none. */
const openAgent = async () => new (await import('undici')).Agent(patience);

/** Calls a back end over the network. There is no timeout (SPEC §7): the caller's `signal` ends the call. */
export function callOverNetwork(baseUrl: string): ServiceCall {
  return async (path, init) => {
    const dispatcher = await (patient ??= openAgent());
    return fetch(`${baseUrl}${path}`, { ...init, dispatcher } as RequestInit);
  };
}

/** Calls an embedded back end in the same process, with the same requests and responses. */
export function callInProcess(app: {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}): ServiceCall {
  return async (path, init) => app.request(path, init);
}
