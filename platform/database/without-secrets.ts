/** The place of a database. PostgreSQL's password may be in front of the host or in the query. An SQLite file has none. */
export function withoutSecrets(databaseUrl: string): string {
  if (!databaseUrl.startsWith('postgres')) return databaseUrl;
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}
