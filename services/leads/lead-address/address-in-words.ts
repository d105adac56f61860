/**
 * Asks the address service for an address on one line, house name and number joined with a space; undefined when the
 * service doesn't know the id. Rejects when it gives no answer, or `signal` ends first. The composition root makes one:
 * services never see each other.
 */
export type AddressInWords = (id: string, signal: AbortSignal) => Promise<string | undefined>;
