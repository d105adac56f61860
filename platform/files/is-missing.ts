/** Whether a file or folder could not be opened because there is none. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ENOENT';
}
