import type { FailureWords } from '#contracts/choose-words.ts';
import { jsonApiType } from '#contracts/json-api.ts';

/** The caller of the main API. CONTRACTS "Configuration". */
type MainApiCaller = {
  applicationId: string;
  clientId: string;
  /** The visitor's access token; undefined for a visitor who is not signed in. */
  accessToken?: (() => Promise<string | undefined>) | undefined;
};
/** The caller of the account API: always a customer. Without a readable token, the call fails. SPEC §6. */
type AccountApiCaller = { identityToken: () => Promise<string> };
export type Caller = MainApiCaller | AccountApiCaller;

/** Options that only some calls need. */
export type CallOptions = {
  /** Sends X-Client-Id. */
  withClientId?: boolean;
  /** Sends Idempotency-Key: a repeat with the same key gets the first response. */
  idempotencyKey?: string;
  /** Sends X-Address-In-Words, percent-encoded. */
  addressInWords?: string | undefined;
  /** The text shown when it fails, if the usual text doesn't fit. SPEC §8 "A mapper". */
  words?: FailureWords | undefined;
};

/** The headers of a call to the main API, or to the account API. SPEC §6, §7. */
export async function requestHeaders(caller: Caller, options: CallOptions): Promise<Record<string, string>> {
  const jsonApi = { accept: jsonApiType, 'content-type': jsonApiType };
  if ('identityToken' in caller)
    return { ...jsonApi, authorization: `Bearer ${await caller.identityToken()}` };
  const token = await readToken(caller.accessToken);
  return {
    ...jsonApi,
    'X-Application-Id': caller.applicationId,
    ...(options.withClientId && { 'X-Client-Id': caller.clientId }),
    ...(options.idempotencyKey !== undefined && { 'Idempotency-Key': options.idempotencyKey }),
    ...(options.addressInWords && {
      'X-Address-In-Words': encodeURIComponent(options.addressInWords.toWellFormed()),
    }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** SPEC §6: a call carries on without a token that cannot be read. */
async function readToken(accessToken: MainApiCaller['accessToken']): Promise<string | undefined> {
  try {
    const token = await accessToken?.();
    return token && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
