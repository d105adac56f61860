import * as z from 'zod/mini';
import { listOf } from './rules.ts';

const header = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}=[\x21-\x2b\x2d-\x7e]{0,4000}$/;

/** In OpenTelemetry's format: `name=value` pairs separated by commas, with percent-encoded values. */
export const headerList = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => listOf(value).every((entry) => header.test(entry) && isPercentEncoded(entry)),
        'headers like name=value, separated by commas, with values percent-encoded',
      ),
    ),
  z.transform((value: string): Record<string, string> =>
    Object.fromEntries(
      listOf(value).map((entry) => {
        const [name = '', ...rest] = entry.split('=');
        return [name.toLowerCase(), decodeURIComponent(rest.join('='))];
      }),
    ),
  ),
);

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
