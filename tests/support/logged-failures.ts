type Line = { level: number; time: string; event: string; kind?: string };

/** The failures in the lines that a site has printed: server/telemetry/error-reports. */
export function loggedFailures(output: string): Line[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ kind }) => kind !== undefined);
}
