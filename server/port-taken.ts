/** Whether a server could not listen because another program is using the port. */
export function isPortTaken(problem: unknown): problem is Error {
  return problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
}

/** What the operator can do about it; `setting` chooses the port. */
export function portTaken({ message }: Error, setting: 'PORT' | 'METRICS_PORT'): string {
  return `Another program is using this port already (${message}). Stop it, or set ${setting} to another number.`;
}
