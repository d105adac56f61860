import { readFileSync } from 'node:fs';
import { engineCode } from '#platform/database/engine-code.ts';
import { settingGroups } from './settings.ts';
import type { Environment } from './setting.ts';

/** `message` says what was expected. */
type Mistake = { name: string; message: string };

const ending = '_FILE';
const names = settingGroups.flatMap(({ settings }) =>
  Object.entries(settings).flatMap(([name, { isSecret }]) => (isSecret ? [name] : [])),
);

/** Whether a variable is set, itself or as a file, which may be one that can't be read. */
export function isSet(given: Environment, name: string): boolean {
  return given[name] !== undefined || (names.includes(name) && given[name + ending] !== undefined);
}

/**
 * The environment, with secrets read from files, where container platforms put them: `SESSION_SECRET_FILE` names the
 * file with the value of `SESSION_SECRET`. A line break at the end of the file is dropped.
 */
export function readSecretFiles(given: Environment): { given: Environment; mistakes: Mistake[] } {
  const read: Environment = {};
  const mistakes: Mistake[] = [];
  for (const name of names) {
    const variable = name + ending;
    const path = given[variable];
    if (path === undefined) continue;
    const outcome =
      given[name] === undefined ? valueIn(path) : { problem: `nothing, since ${name} is set as well` };
    if ('problem' in outcome) mistakes.push({ name: variable, message: outcome.problem });
    else read[name] = outcome.value;
  }
  return { given: { ...given, ...read }, mistakes };
}

function valueIn(path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return value === '' ? { problem: 'a file that is not empty' } : { value };
  } catch (problem) {
    const code = problem instanceof Error ? engineCode(problem) : undefined;
    return { problem: `a file that can be read (${code ?? 'unknown'})` };
  }
}
