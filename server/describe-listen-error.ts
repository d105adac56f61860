/** The names of the settings that say where a server listens. */
type Settings = { host: 'HOST' | 'METRICS_HOST'; port: 'PORT' | 'METRICS_PORT' };

/** Why a server can't listen and what an operator can do about it, or nothing if the error is another one. */
export function describeListenError(problem: unknown, { host, port }: Settings): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  const { message, code, syscall }: NodeJS.ErrnoException = problem;
  if (code === 'EADDRINUSE')
    return `Another program is using this port already (${message}). Stop it, or set ${port} to another number.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  return `The process can't listen (${message}). Set ${host} to an address of this machine, and ${port} to a port that it may use.`;
}
