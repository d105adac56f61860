import * as z from 'zod/mini';
import { orLeftOut } from '#contracts/optional-fields.ts';

const identifier = z.object({ type: z.string(), id: z.string() });
const resource = z.extend(identifier, {
  attributes: orLeftOut(z.record(z.string(), z.unknown())),
  relationships: orLeftOut(
    z.record(
      z.string(),
      orLeftOut(z.object({ data: z.optional(z.nullable(z.union([identifier, z.array(identifier)]))) })),
    ),
  ),
});
export type Identifier = z.infer<typeof identifier>;
export type Resource = z.infer<typeof resource>;

/**
 * A JSON:API document that carries resources. SPEC §7. Unusable attributes, relationships and included resources are
 * ignored: whether the document is usable without them is for the contract of its data.
 */
export const jsonApiDocument = z.object({
  data: z.nullable(z.union([resource, z.array(resource)])),
  included: orLeftOut(z.array(orLeftOut(resource))),
});
export type JsonApiDocument = z.infer<typeof jsonApiDocument>;
