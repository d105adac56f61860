/** A JSON:API name in camelCase: `query-type`, `query_type` → `queryType`. Names in camelCase are unchanged. */
export function camelCase(name: string): string {
  return name.replace(/(?<=[\p{L}\p{N}])[-_]+([\p{L}\p{N}])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The same value with every name in it in camelCase, at any depth. */
export function camelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [camelCase(name), camelCaseKeys(inner)]),
  );
}
