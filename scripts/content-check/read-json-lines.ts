export type JsonWithLines = {
  value: unknown;
  /** The line on which a part of it begins. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Fields that the same object has before: JSON allows it, and ignores the earlier one. */
  repeated: Repeated[];
};
type Repeated = { name: string; line: number };

/** Explains to an editor why a text is not JSON, and on which line. */
export class JsonFault extends Error {
  override name = 'JsonFault';
  line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

type Token = { text: string; line: number };
// A string, a punctuation mark, or a run of anything else (a number, true, false, null, or a mistake).
const tokenShape = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^ \t\r\n{}[\],:"]+|"/g;
/** Spaces and invisible characters that JSON doesn't allow between its parts; editors can't see what is wrong. */
const strangeSpace = /[^\S \t\r\n]|\p{Cf}/u;
const spaceNames: Record<string, string> = { '\u00A0': 'no-break space', '\uFEFF': 'byte order mark' };
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Parses JSON with the lines of its parts; throws a JsonFault at the first mistake. A byte order mark at the start is
 * ignored, as by the site.
 */
export function readJsonLines(source: string): JsonWithLines {
  const text = source.replace(/^\uFEFF/, '');
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  const repeated: Repeated[] = [];
  let next = 0;

  function take(): Token {
    const token = tokens[next];
    if (!token)
      throw new JsonFault(
        text.trimEnd().split('\n').length,
        text.trim() === '' ? 'it is empty' : 'it ends before its last } or ]',
      );
    next += 1;
    return token;
  }

  function readValue(path: PropertyKey[]): void {
    const token = take();
    lines.set(keyOf(path), token.line);
    if (token.text === '{') readList('}', () => readMember(path));
    else if (token.text === '[') readList(']', (index) => readValue([...path, index]));
    else if (token.text === ',') throw new JsonFault(token.line, 'there is a comma too many');
    else if (
      !token.text.startsWith('"') &&
      !/^(?:true|false|null)$/.test(token.text) &&
      !number.test(token.text)
    )
      throw new JsonFault(
        token.line,
        `${token.text} stands where a value is expected; text needs "quotation marks"`,
      );
  }

  function readMember(path: PropertyKey[]): void {
    const name = take();
    if (name.text === ',') throw new JsonFault(name.line, 'there is a comma too many');
    if (!name.text.startsWith('"'))
      throw new JsonFault(
        name.line,
        `${name.text} stands where a field's name is expected, in "quotation marks"`,
      );
    const colon = take();
    if (colon.text !== ':') throw new JsonFault(name.line, `a colon is missing after ${name.text}`);
    const key = [...path, JSON.parse(name.text) as string];
    if (lines.has(keyOf(key))) repeated.push({ name: String(key.at(-1)), line: name.line });
    readValue(key);
    lines.set(keyOf(key), name.line);
  }

  function readList(end: string, readItem: (index: number) => void): void {
    if (tokens[next]?.text === end) return void take();
    for (let index = 0; ; index += 1) {
      readItem(index);
      const previous = tokens[next - 1];
      const token = take();
      if (token.text === end) return;
      if (token.text !== ',')
        throw new JsonFault(previous?.line ?? token.line, `a comma is missing before ${token.text}`);
      if (tokens[next]?.text === end) throw new JsonFault(token.line, `the comma before ${end} must go`);
    }
  }

  readValue([]);
  const rest = tokens[next];
  if (rest) throw new JsonFault(rest.line, `${rest.text} stands after its end`);
  return { value: JSON.parse(text) as unknown, lineOf, repeated };

  /** The line of a part, or of the nearest part around it when it is missing. */
  function lineOf(path: readonly PropertyKey[]): number {
    return lines.get(keyOf(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
  }
}

function tokensOf(text: string): Token[] {
  let line = 1;
  let seen = 0;
  return [...text.matchAll(tokenShape)].map(({ 0: token, index }) => {
    line += text.slice(seen, index).split('\n').length - 1;
    seen = index;
    if (token === '"') throw new JsonFault(line, 'a text is not closed with a quotation mark on its line');
    if (token.startsWith('"') && !isText(token))
      throw new JsonFault(line, `${token} has a backslash or a character that JSON can't read`);
    const [strange] = token.startsWith('"') ? [] : (strangeSpace.exec(token) ?? []);
    if (strange !== undefined)
      throw new JsonFault(line, `it has a ${nameOfSpace(strange)} outside its texts: write a plain space`);
    return { text: token, line };
  });
}

function nameOfSpace(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return spaceNames[character] ?? `character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function isText(token: string): boolean {
  try {
    JSON.parse(token);
    return true;
  } catch {
    return false;
  }
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String));
}
