import type * as z from 'zod/mini';
import { parseJson } from '#platform/json/parse-json.ts';
import { isCancelled } from '../abort-after.ts';
import { abortable } from '../abortable.ts';
import type { ServiceCall } from '../service-call.ts';
import { ApiFailure } from './api-failure.ts';
import { firstServerError } from './first-server-error.ts';
import { requestHeaders, type CallOptions, type Caller } from './request-headers.ts';

type ApiCallDeps = Caller & {
  call: ServiceCall;
  /** Ends the calls, which have no timeout of their own (SPEC §7). */
  signal?: AbortSignal | undefined;
};

export type ApiCall = ReturnType<typeof createApiCall>;

/**
 * Calls the main API or the account API for one request. SPEC §6, §7, §8. `path` is below the API's base. The contract
 * validates the document; one made by `deserialised` converts it to camelCase fields first. Returns the contract's
 * value, or throws ApiFailure: for no response, a status other than 2xx, or one that violates the contract.
 */
export function createApiCall({ call, signal, ...caller }: ApiCallDeps) {
  async function send<T>(
    request: { method: 'GET' | 'POST'; path: string; body?: string },
    contract: z.ZodMiniType<T>,
    options: CallOptions,
  ): Promise<T> {
    const { path, ...init } = request;
    let status: number | undefined;
    const fail = (message: string, originalError: unknown, id?: string) =>
      new ApiFailure(
        `${init.method} ${path.replace(/\?.*/s, '')}`,
        { message, originalError, ...(id !== undefined && { id }), ...(status !== undefined && { status }) },
        options.words,
      );

    const { isSuccess, json } = await abortable(async () => {
      const headers = await requestHeaders(caller, options);
      signal?.throwIfAborted();
      // A redirected post would reach an address that the supplier did not configure, or lose its body.
      const redirect = init.method === 'POST' ? 'manual' : 'follow';
      const response = await call(path, { ...init, redirect, headers, ...(signal && { signal }) });
      status = response.status;
      return { isSuccess: response.ok, json: parseJson(await response.text()) };
    }, signal).catch((problem: unknown) => {
      throw fail(
        isCancelled(signal) ? 'The request ended before the answer came' : 'The service did not answer',
        problem,
      );
    });

    if (!isSuccess) {
      const { id, title, detail } = firstServerError(json);
      throw fail(detail ?? title ?? `The service answered with status ${status}`, json, id);
    }
    const read = readResponse(contract, json);
    if (!read.success) throw fail('The service’s answer could not be read', read.error);
    return read.data;
  }

  return {
    get: <T>(path: string, contract: z.ZodMiniType<T>, options: CallOptions = {}) =>
      send({ method: 'GET', path }, contract, options),
    post: <T>(path: string, document: unknown, contract: z.ZodMiniType<T>, options: CallOptions = {}) =>
      send({ method: 'POST', path, body: JSON.stringify(document) }, contract, options),
  };
}

/** The contract throws on a document that is nested too deeply. */
function readResponse<T>(contract: z.ZodMiniType<T>, json: unknown) {
  try {
    return contract.safeParse(json);
  } catch (error) {
    return { success: false, error } as const;
  }
}
