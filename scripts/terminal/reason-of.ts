import { engineCode } from '../../platform/database/engine-code.ts';

/** Why something failed. If each address of a host refuses a connection, Node's error has a code and no message. */
export function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.message || (engineCode(problem) ?? problem.name);
}
