import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';

/**
 * The content of a JSON file; undefined if there is no such file. Throws an error for operators, which names the field
 * that its contract refuses and quotes nothing: the file may hold secrets.
 */
export function readJsonFile<T>(file: string, contract: z.ZodMiniType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  const read = contract.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'the JSON';
  throw new Error(
    `${file} can't be used: ${place}: ${issue?.message}. Run 'npm run content:check' for the line.`,
  );
}
