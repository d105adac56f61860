import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
const help = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Parses the arguments of every command with Node's `parseArgs`, and gives each command `--help`. `message` says what is
 * wrong with them.
 */
export function parseArguments<const Known extends Options>(words: string[], options: Known) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...options, ...help },
    });
    return { ok: true as const, values, positionals };
  } catch (problem) {
    return { ok: false as const, message: problem instanceof Error ? problem.message : String(problem) };
  }
}

type Script<Known> = {
  /** The help text. */
  usage: string;
  options?: Known;
  /** How many words it takes besides its options. */
  most: number;
};

/** The arguments of the running script. `--help` prints its usage and exits; so does a mistake, with exit code 2. */
export function scriptArguments<const Known extends Options = Options>({
  usage,
  options,
  most,
}: Script<Known>) {
  const parsed = parseArguments(process.argv.slice(2), (options ?? {}) as Known);
  if (!parsed.ok) return misused(`${parsed.message}\n\n${usage}`);
  const { values, positionals } = parsed;
  if ((values as { help?: boolean }).help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  if (positionals.length > most) misused(`What is ‘${positionals.slice(most).join(' ')}’?\n\n${usage}`);
  return { values, positionals };
}

function misused(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}
