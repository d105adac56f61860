import type * as z from 'zod/mini';
import { recordedEvent } from '#contracts/analytics-batch.ts';
import { browserFailure } from '#contracts/browser-failure.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import type { Case } from './run-cases.ts';
import { jsonEscaped, someUnits, textOf, unitNames } from './worst-texts.ts';

const analyticsPath = '/help-and-support/analytics';
/** A little less than each endpoint accepts, in bytes. */
const longest = { analytics: 19_000, failure: 3_800, csp: 63_000 };
const headers = {
  cookie: 'consent=1.performance',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};
/** Each field of an event is tested with every fifth text. */
const unitsPerField = 5;

/** Worst texts in every field of what browsers report. */
export function* telemetryCases(url: string): Generator<Case> {
  const post = (path: string, name: string, body: unknown): Case => ({
    group: path,
    name,
    url: url + path,
    init: { method: 'POST', headers, body: JSON.stringify(body) },
  });
  for (const [nth, [event, field]] of eventFields().entries())
    for (const unit of someUnits(nth, unitsPerField)) {
      const changed = { ...event, [field]: textOf(unit, longest.analytics, jsonEscaped) };
      yield post(analyticsPath, `${unit} in ${field} of ${event['event']}`, { events: [changed] });
    }
  for (const unit of unitNames) {
    for (const field of failureFields) {
      const changed = { ...failure, [field]: textOf(unit, longest.failure, jsonEscaped) };
      yield post(errorReportPaths.browser, `${unit} in ${field}`, changed);
    }
    for (const field of Object.keys(reportOf(url))) {
      const changed = { ...reportOf(url), [field]: textOf(unit, longest.csp, jsonEscaped) };
      yield post(errorReportPaths.csp, `${unit} in ${field}`, { 'csp-report': changed });
    }
  }
  // Scrubbing such a path from each of its characters once took seconds.
  for (const letter of ['a', '9', '%61']) {
    const page = pageOf(url) + letter.repeat(longest.csp / letter.length);
    const changed = { ...reportOf(url), 'document-uri': page };
    yield post(errorReportPaths.csp, `a path of ${letter}`, { 'csp-report': changed });
  }
}

type Event = Record<string, string>;

/** Every field of every event that a browser may record, by the schema. */
function eventFields(): [Event, string][] {
  const { options } = (recordedEvent as unknown as z.ZodMiniUnion<z.ZodMiniObject[]>).def;
  return options.flatMap(({ shape }) => {
    const [name = ''] = (shape['event'] as z.ZodMiniLiteral<string>).def.values;
    const fields = Object.keys(shape);
    const event: Event = { ...Object.fromEntries(fields.map((field) => [field, 'x'])), event: name };
    return fields.map((field): [Event, string] => [event, field]);
  });
}

const failureFields = Object.keys(browserFailure.shape);
const failure = { kind: 'boundary', error: 'TypeError', at: [], path: '/help-and-support/meters' };

function pageOf(url: string): string {
  return `${url}/help-and-support/`;
}

function reportOf(url: string): Record<string, string> {
  return {
    'document-uri': pageOf(url),
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example/tag.js',
    'source-file': pageOf(url),
  };
}
