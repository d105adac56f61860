import { expect, test } from 'vitest';
import { parseTraceContext, traceHeaders } from './trace-context.ts';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

test('a context is read from its headers and written to them again', () => {
  const headers = { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'vendor=value' };
  const context = parseTraceContext(headers.traceparent, headers.tracestate);
  expect(context).toEqual({ traceId, spanId, flags: '01', state: 'vendor=value' });
  expect(context && traceHeaders(context)).toEqual(headers);
});

test('the known fields of a later version are read', () => {
  expect(parseTraceContext(`cc-${traceId}-${spanId}-01-what-comes`)).toMatchObject({ traceId, spanId });
});

test.each([
  ['no header', undefined],
  ['an empty one', ''],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['the version that is none', `ff-${traceId}-${spanId}-01`],
  ['a field that version 00 does not have', `00-${traceId}-${spanId}-01-what-comes`],
  ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['what would break a line of the log', `00-${traceId}-${spanId}-01"}\n{"a":"`.slice(2)],
])('%s gives no context', (_, given) => {
  expect(parseTraceContext(given)).toBeUndefined();
});

test('a state that is too long is dropped, and the trace continues', () => {
  const context = parseTraceContext(`00-${traceId}-${spanId}-00`, 'x'.repeat(600));
  expect(context && traceHeaders(context)).toEqual({ traceparent: `00-${traceId}-${spanId}-00` });
});
