import * as z from 'zod/mini';

/** A field that may be missing, or null: both are read as absent. */
export function optionalField<T>(contract: z.ZodMiniType<T>) {
  return z.optional(
    z.pipe(
      z.nullable(contract),
      z.transform((value) => value ?? undefined),
    ),
  );
}

/** A field that is ignored if its value is invalid: the rest of the document stays valid. */
export function orLeftOut<T>(contract: z.ZodMiniType<T>) {
  return z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => contract.safeParse(value).data),
    ),
  );
}

/** Text that a back end may omit, or send as a number; any other value is ignored. */
export const optionalText = z.optional(z.nullable(z.pipe(z.unknown(), z.transform(textOf))));

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  // JSON.parse rounds larger numbers: their digits would be wrong.
  const isExact = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return isExact ? String(value) : undefined;
}
