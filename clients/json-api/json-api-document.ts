import * as z from 'zod/mini';

const identifier = z.object({ type: z.string(), id: z.string() });
const resource = z.extend(identifier, {
  attributes: z.optional(z.record(z.string(), z.unknown())),
  relationships: z.optional(
    z.record(
      z.string(),
      z.object({ data: z.optional(z.nullable(z.union([identifier, z.array(identifier)]))) }),
    ),
  ),
});
export type Identifier = z.infer<typeof identifier>;
export type Resource = z.infer<typeof resource>;

/** A JSON:API document that carries resources. SPEC §7. */
export const jsonApiDocument = z.object({
  data: z.nullable(z.union([resource, z.array(resource)])),
  included: z.optional(z.array(resource)),
});
export type JsonApiDocument = z.infer<typeof jsonApiDocument>;
