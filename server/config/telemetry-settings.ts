import * as z from 'zod/mini';
import { logLevels } from '#platform/logger/logger.ts';
import { placesOf } from './back-end-places.ts';
import { headerList } from './header-list.ts';
import {
  identifier,
  listenHost,
  percentage,
  port,
  providerSite,
  share,
  webAddress,
  webAddressWithUser,
} from './rules.ts';
import { optional, secret, usually } from './setting.ts';

/** Settings for logs, metrics and traces. */
export const telemetry = {
  LOG_LEVEL: usually(
    z.enum(logLevels, `one of ${logLevels.join(', ')}`),
    'info',
    `${logLevels.map((level) => `\`${level}\``).join(', ')}: lines of JSON on standard output`,
  ),
  LOG_REQUESTS: usually(percentage, 100, 'percent of requests answered 200 or 304 that are logged'),
  METRICS_PORT: optional(
    port,
    'none',
    'the port with metrics for Prometheus, at `/metrics`; without it, nothing is counted',
  ),
  METRICS_HOST: usually(listenHost, '127.0.0.1', 'the address that `METRICS_PORT` listens on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    webAddressWithUser,
    'none',
    'your OpenTelemetry collector: traces are sent to `/v1/traces` below it, as OTLP over HTTP',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    optional(headerList, 'none', 'headers for the collector, like `authorization=Bearer%20…`'),
  ),
  OTEL_SERVICE_NAME: usually(identifier, 'help-and-support', 'the name of this process in traces'),
  OTEL_TRACES_SAMPLER_ARG: usually(
    share,
    1,
    'the share of traces that are recorded where a caller has not decided, from 0 to 1',
  ),
};

/** Settings for what browsers measure. */
export const monitoring = {
  MONITORING_APPLICATION_ID: optional(
    identifier,
    'none',
    'the application id from your monitoring provider; without it, the site stores the measurements itself, in `DATA_DIR`',
  ),
  MONITORING_CLIENT_TOKEN: secret(
    optional(identifier, 'none', 'the client token from your monitoring provider'),
  ),
  MONITORING_SITE: usually(providerSite, 'datadoghq.eu', 'the provider’s site: its region'),
  MONITORING_INTAKE_URL: optional(
    webAddress,
    'the intake of `MONITORING_SITE`',
    'an intake of your own; if only this is set, no provider is needed',
    placesOf.monitoring,
  ),
  MONITORING_SESSION_SAMPLE_RATE: usually(
    percentage,
    100,
    'percent of visits that are measured, among visitors who allow it',
  ),
  MONITORING_REPLAY_SAMPLE_RATE: usually(percentage, 20, 'percent of the measured visits that are recorded'),
};
