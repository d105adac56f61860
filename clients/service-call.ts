import { Agent } from 'undici';

/** One request to a back end, by path below its base. Embedded back ends answer in process, others over the network. */
export type ServiceCall = (path: string, init?: RequestInit) => Promise<Response>;

/** By itself, Node's fetch ends a call that is silent for five minutes. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** Calls a back end over the network. Carries no timeout (SPEC §7): the caller's `signal` ends it. */
export function callOverNetwork(baseUrl: string): ServiceCall {
  return (path, init) => fetch(`${baseUrl}${path}`, { ...init, dispatcher: patient } as RequestInit);
}

/** Calls an embedded back end in the same process, through the same requests and answers. */
export function callInProcess(app: {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}): ServiceCall {
  return async (path, init) => app.request(path, init);
}
