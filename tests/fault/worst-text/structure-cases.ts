import { postedFields } from '#app/posted-fields.ts';
import { addressOf, formHeaders, largestOf, type FormRoute } from './form-cases.ts';
import type { Case } from './run-cases.ts';

/** Posts that are large because of the number or the names of their fields, unlike any that our pages send. */
export function structureCases(url: string, route: FormRoute): Case[] {
  const [field = ''] = Object.keys(postedFields[route]);
  const largest = largestOf(route);
  const many = (text: string) => text.repeat(largest / text.length);
  const different = Array.from({ length: 20_000 }, (_, nth) => `field-${nth}=`).join('&');
  const longName = Math.min(100 * 1024, largest);
  const bodies = {
    'many empty fields': many('a&'),
    'many fields of different names': different.slice(0, largest),
    'a field ten thousand times': `${field}=x&`.repeat(10_000).slice(0, largest),
    'a name of 100 KiB': `${'n'.repeat(longName)}=x`,
    'a name of many escapes': `${many('%5b')}=x`,
  };
  return Object.entries(bodies).map(([name, body]) => ({
    group: route,
    name,
    url: addressOf(url, route),
    init: { method: 'POST', body, headers: formHeaders },
  }));
}
