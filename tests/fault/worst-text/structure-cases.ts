import { postedFields } from '#app/posted-fields.ts';
import { addressOf, largestOf, type FormRoute } from './form-cases.ts';
import type { Case } from './run-cases.ts';

const boundary = 'boundary';

/** Posts that are large by their number of fields and by the names of these, which no page of ours sends. */
export function structureCases(url: string, route: FormRoute): Case[] {
  const [field = ''] = Object.keys(postedFields[route]);
  const largest = largestOf(route);
  const many = (text: string) => text.repeat(largest / text.length);
  const different = Array.from({ length: 20_000 }, (_, nth) => `field-${nth}=`).join('&');
  const longName = Math.min(100 * 1024, largest);
  const urlEncoded = {
    'many empty fields': many('a&'),
    'many fields of different names': different.slice(0, largest),
    'a field ten thousand times': `${field}=x&`.repeat(10_000).slice(0, largest),
    'a name of 100 KiB': `${'n'.repeat(longName)}=x`,
    'a name of many escapes': `${many('%5b')}=x`,
  };
  const multipart = {
    'many parts': many(part('a')),
    'a field in many parts': many(part(field)),
    'many files': many(part(field, '; filename="f"')),
    'a part of a name of 100 KiB': part('n'.repeat(longName)),
    'a part of a name of many escapes': part('%0D%0A'.repeat(longName / 6)),
  };
  const post = (name: string, body: string, type: string): Case => ({
    group: route,
    name,
    url: addressOf(url, route),
    init: { method: 'POST', body, headers: { 'content-type': type } },
  });
  return [
    ...Object.entries(urlEncoded).map(([name, body]) =>
      post(name, body, 'application/x-www-form-urlencoded'),
    ),
    ...Object.entries(multipart).map(([name, body]) =>
      post(name, `${body}--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`),
    ),
  ];
}

function part(name: string, more = ''): string {
  return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n`;
}
