import * as z from 'zod/mini';
import type { BackEndPlaces } from './back-end-places.ts';

/** The variables of the environment, by name. */
export type Environment = Record<string, string | undefined>;

/** A variable of the environment, and its row in the reference. */
export type Setting<Rule> = {
  rule: Rule;
  /** The default. Like `meaning`, it is Markdown for docs/reference/configuration.md. */
  otherwise: string;
  meaning: string;
  /** For a setting that says where back ends are: what `npm start` prints about them. */
  backEnds?: BackEndPlaces;
  /** Whether it may be in a file instead, whose path is in the variable of the same name with `_FILE`. */
  isSecret?: boolean;
};

/** A setting that always has a value. `otherwise` describes the default where the value itself does not. */
export function usually<Rule extends z.ZodMiniType>(
  rule: Rule,
  value: z.output<Rule> & (string | number),
  meaning: string,
  otherwise = `\`${value}\``,
) {
  return { rule: z._default(rule, value as never), otherwise, meaning };
}

/** A setting that may have no value. */
export function optional<Rule extends z.ZodMiniType>(
  rule: Rule,
  otherwise: string,
  meaning: string,
  backEnds?: BackEndPlaces,
) {
  return { rule: z.optional(rule), otherwise, meaning, ...(backEnds && { backEnds }) };
}

/** A setting that nobody but the process should read. */
export function secret<Secret extends Setting<unknown>>(setting: Secret) {
  return { ...setting, isSecret: true };
}
