/**
 * Looks up an address at the address service, as one line with house name and number joined with a space; undefined if
 * the service doesn't know the id. Rejects if the service fails or `signal` aborts. The composition root provides it,
 * since services never call each other.
 */
export type AddressInWords = (id: string, signal: AbortSignal) => Promise<string | undefined>;
