import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  createTraceState,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { TraceContext } from './trace-context.ts';
import type { SpanRecorder } from './tracing.ts';

type Exporting = Parameters<Parameters<SpanExporter['export']>[1]>[0];

export type OpenTelemetryDeps = {
  /** The collector's base address; traces go to `/v1/traces` below it. */
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  release: string;
  /** The share of traces that are recorded where the caller has not decided, 0 to 1. */
  share: number;
  /** Called when the collector has not accepted a batch. */
  onFailure: (problem: Error | undefined) => void;
};

/** No visitor waits for a collector; a batch that it doesn't accept within this time is dropped. */
const exportTimeoutMs = 2_000;
/** About 2 MiB. What does not fit is dropped: traces never slow a request. */
const mostWaiting = 2_048;
const failedFrom = 500;

/** Records spans and sends them to an OpenTelemetry collector, as OTLP over HTTP, in batches. */
export function createOpenTelemetry({
  endpoint,
  headers,
  service,
  release,
  share,
  onFailure,
}: OpenTelemetryDeps): SpanRecorder {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': release }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportingFailures(exporter, onFailure),
        maxQueueSize: mostWaiting,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  const tracer = provider.getTracer('help-and-support');
  return {
    start({ kind, name, attributes, startedMsAgo = 0 }, parent) {
      const span = tracer.startSpan(
        name,
        {
          kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
          attributes: attributes as Attributes,
          ...(startedMsAgo > 0 && { startTime: Date.now() - startedMsAgo }),
        },
        parent ? contextOf(parent, kind === 'server') : ROOT_CONTEXT,
      );
      const { traceId, spanId, traceFlags, traceState } = span.spanContext();
      const flags = traceFlags.toString(16).padStart(2, '0');
      return {
        context: { traceId, spanId, flags, state: traceState?.serialize() },
        end(status) {
          if (status !== undefined) span.setAttribute('http.response.status_code', status);
          if (status === undefined || status >= failedFrom) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // Processor and exporter have the same timeout. When the processor's ends first, `shutdown` rejects, and the process
    // stops before the exporter reports the failure.
    stop: () =>
      provider.shutdown().catch((error: unknown) => onFailure(error instanceof Error ? error : undefined)),
  };
}

function contextOf({ traceId, spanId, flags, state }: TraceContext, isRemote: boolean): Context {
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    isRemote,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    ...(state && { traceState: createTraceState(state) }),
  });
}

/** The SDK does not report failed exports itself. */
function reportingFailures(exporter: SpanExporter, onFailure: OpenTelemetryDeps['onFailure']): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result: Exporting) => {
        // 0 is success.
        if (result.code !== 0) onFailure(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
