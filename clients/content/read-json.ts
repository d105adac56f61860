import type * as z from 'zod/mini';

/** A reader that gives what `schema` accepts, and undefined for anything else. */
export function readJson<T>(schema: z.ZodMiniType<T>): (text: string) => T | undefined {
  return (text) => {
    const data = parse(text);
    const result = schema.safeParse(data);
    return result.success ? result.data : undefined;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
