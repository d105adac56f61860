import { jsonApiType } from '#contracts/json-api.ts';

/** Who calls: sent to the main API. CONTRACTS "Configuration". */
export type Caller = {
  applicationId: string;
  clientId: string;
  /** The visitor's access token; undefined for a visitor who is not signed in. */
  accessToken?: (() => Promise<string | undefined>) | undefined;
};

/** What only some calls carry. */
export type CallOptions = {
  /** Sends X-Client-Id. */
  withClientId?: boolean;
  /** Sends Idempotency-Key: a repeat with the same key gets the first answer. */
  idempotencyKey?: string;
};

/** The headers of a call to the main API. SPEC §6, §7. */
export async function requestHeaders(caller: Caller, options: CallOptions): Promise<Record<string, string>> {
  const token = await readToken(caller.accessToken);
  return {
    accept: jsonApiType,
    'content-type': jsonApiType,
    'X-Application-Id': caller.applicationId,
    ...(options.withClientId && { 'X-Client-Id': caller.clientId }),
    ...(options.idempotencyKey !== undefined && { 'Idempotency-Key': options.idempotencyKey }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** SPEC §6: a call carries on without a token that cannot be read. */
async function readToken(accessToken: Caller['accessToken']): Promise<string | undefined> {
  try {
    const token = await accessToken?.();
    return token && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
