import { AsyncLocalStorage } from 'node:async_hooks';
import { parseTraceContext, traceHeaders, type TraceContext } from './trace-context.ts';

/** A step of a trace, as it is recorded. Attributes are our own names, never anything that a visitor typed. */
export type SpanStart = {
  kind: 'server' | 'client';
  name: string;
  attributes: Record<string, string | number>;
  /** How long ago it started, if not now. */
  startedMsAgo?: number;
};
export type Span = {
  context: TraceContext;
  /** `status` is that of the response; undefined if there was none. */
  end: (status: number | undefined) => void;
};
/** Records spans. */
export type SpanRecorder = {
  start: (span: SpanStart, parent: TraceContext | undefined) => Span;
  /** Sends what has been recorded. */
  stop: () => Promise<void>;
};

type ServedRequest = {
  requestId: string;
  method: string;
  /** A pattern of the route table. */
  route: string;
  header: (name: 'traceparent' | 'tracestate') => string | null | undefined;
  /** How long ago the request arrived, if not now. */
  startedMsAgo?: number;
};

/**
 * The request that is being served: its id and its trace are passed on to every back end called for it, and added to
 * every line logged for it.
 */
export type Tracing = {
  /** Serves a request; `serve` returns the status of the response. */
  request: (request: ServedRequest, serve: () => Promise<number>) => Promise<void>;
  /** Calls a back end; `send` gets the headers that carry the request's id and trace. */
  call: (
    called: { backEnd: string; method: string },
    send: (headers: Record<string, string>) => Promise<Response>,
  ) => Promise<Response>;
  /** For the log. */
  current: () => { requestId: string; traceId?: string } | undefined;
  stop: () => Promise<void>;
};

/** Without a recorder, the caller's trace is passed on unchanged. */
export function createTracing(recorder?: SpanRecorder): Tracing {
  const served = new AsyncLocalStorage<{ requestId: string; context: TraceContext | undefined }>();
  return {
    async request({ requestId, method, route, header, startedMsAgo = 0 }, serve) {
      const parent = parseTraceContext(header('traceparent'), header('tracestate'));
      const span = recorder?.start(
        {
          kind: 'server',
          name: `${method} ${route}`,
          attributes: { 'http.request.method': method, 'http.route': route, 'request.id': requestId },
          startedMsAgo,
        },
        parent,
      );
      let status: number | undefined;
      try {
        status = await served.run({ requestId, context: span?.context ?? parent }, serve);
      } finally {
        span?.end(status);
      }
    },
    async call({ backEnd, method }, send) {
      const request = served.getStore();
      if (!request) return send({});
      const span = recorder?.start(
        {
          kind: 'client',
          name: `${method} ${backEnd}`,
          attributes: { 'http.request.method': method, 'peer.service': backEnd },
        },
        request.context,
      );
      const context = span?.context ?? request.context;
      let status: number | undefined;
      try {
        const response = await send({
          'x-request-id': request.requestId,
          ...(context && traceHeaders(context)),
        });
        ({ status } = response);
        return response;
      } finally {
        span?.end(status);
      }
    },
    current: () => {
      const request = served.getStore();
      if (!request) return undefined;
      const { requestId, context } = request;
      return context ? { requestId, traceId: context.traceId } : { requestId };
    },
    stop: async () => recorder?.stop(),
  };
}
