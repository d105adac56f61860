import * as z from 'zod/mini';
import { optionalField } from './optional-fields.ts';

const link = z.object({ label: z.string().check(z.minLength(1)), link: z.string().check(z.minLength(1)) });

/** The content of the shared header. `GET /header.json` of the content service. SPEC §3 "Header configuration", §7. */
export const headerConfiguration = z.object({
  hideA11yBtn: z.boolean(),
  sections: z.array(z.extend(link, { current: optionalField(z.boolean()) })),
  'quick-links': z.array(link),
  'secondary-banner': z.nullable(
    z.object({ text: z.string(), label: optionalField(z.string()), link: optionalField(z.string()) }),
  ),
  'menu-banner': z.nullable(
    z.object({ title: z.string(), text: z.string(), label: z.string(), link: z.string() }),
  ),
});
export type HeaderConfiguration = z.infer<typeof headerConfiguration>;
