/** An operator's parsed arguments, or what is wrong with them. */
export type ParsedCommand<Command> = { ok: true; command: Command } | { ok: false; message: string };

export function right<Command>(command: Command): ParsedCommand<Command> {
  return { ok: true, command };
}

export function wrong(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** `--limit` as a number from 1 to `most`; undefined for anything else. */
export function readLimit(typed: string, most: number): number | undefined {
  const isNumber = /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
  return isNumber ? Number(typed) : undefined;
}

/** The options that each command or report takes, without the dashes. */
export type OptionsOf<Option> = ReadonlyMap<string, readonly Option[]>;

/** What to say about given options that a command doesn't take; undefined if it takes all of them, or is unknown. */
export function otherOptions<Given extends object>(
  name: string,
  given: Given,
  optionsOf: OptionsOf<keyof Given>,
): string | undefined {
  const taken = optionsOf.get(name)?.map(String);
  const others = Object.keys(given).filter((option) => taken && !taken.includes(option));
  if (others.length === 0) return undefined;
  return `${name} doesn’t take ${others.map((option) => `--${option}`).join(', ')}; nothing was done.`;
}
