import type * as z from 'zod/mini';
import { $ZodObjectJIT, type $ZodObject, type $ZodObjectConfig, type $ZodShape } from 'zod/v4/core';

/**
 * The same object, parsed by a function that zod generates for it at its first use, which takes half as long. Where a
 * content security policy forbids generated code, as in a browser, it is parsed as before.
 */
export function compiledObject<Shape extends $ZodShape, Config extends $ZodObjectConfig>({
  _zod,
}: z.ZodMiniObject<Shape, Config>) {
  return new $ZodObjectJIT(_zod.def) as $ZodObject<Shape, Config>;
}
