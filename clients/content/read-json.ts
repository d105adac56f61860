import type * as z from 'zod/mini';
import { parseJson } from '#platform/json/parse-json.ts';

/** A reader that returns what `schema` accepts, and undefined for anything else. */
export function readJson<T>(schema: z.ZodMiniType<T>): (text: string) => T | undefined {
  return (text) => {
    const result = schema.safeParse(parseJson(text));
    return result.success ? result.data : undefined;
  };
}
