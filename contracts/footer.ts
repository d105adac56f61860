import * as z from 'zod/mini';

/** The columns at the foot of every page. `GET /footer.json` of the content service, or 404 for the area's own links. */
export const footer = z.object({
  columns: z.array(
    z.object({
      title: z.string().check(z.minLength(1)),
      links: z.array(z.object({ label: z.string().check(z.minLength(1)), link: z.string() })),
    }),
  ),
  /** Rich text above the company's line: who advises and who settles disputes. */
  advice: z.optional(z.string()),
});
export type Footer = z.infer<typeof footer>;
