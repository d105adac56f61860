/** Where a request belongs in a trace: W3C Trace Context, as in the headers `traceparent` and `tracestate`. */
export type TraceContext = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: the calling span. */
  spanId: string;
  /** Two hexadecimal digits; the last bit says that the trace is recorded. */
  flags: string;
  /** What tracing systems on the way have added, passed on unchanged. */
  state?: string | undefined;
};

/** Version 00, of 55 characters; a later one may append fields, which are ignored. An id of all zeros is invalid. */
const format =
  /^(?!ff|00.{54})[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
/** The standard asks for values of up to 512 characters to be passed on; longer ones are dropped. */
const longestState = 512;

/** The context that a caller sent; undefined when there is none or it is malformed. */
export function parseTraceContext(
  traceparent: string | null | undefined,
  tracestate?: string | null,
): TraceContext | undefined {
  const [, traceId, spanId, flags] = format.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const state = tracestate && tracestate.length <= longestState ? tracestate : undefined;
  return { traceId, spanId, flags, state };
}

/** The headers that pass a context to the service being called. */
export function traceHeaders({ traceId, spanId, flags, state }: TraceContext): Record<string, string> {
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state && { tracestate: state }) };
}
