/** The value of a JSON text; undefined if the text is not JSON, which no contract accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
