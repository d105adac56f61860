import * as z from 'zod/mini';
import { lengthCheckedFirst, longestText } from './bounded-text.ts';
import { longestLine } from './longest-line.ts';

/** The fields of a form by name, each with the maximum length of its text as posted. */
export type FieldLengths = Readonly<Record<string, number>>;

/** More fields than any form of ours has; further fields are not read. */
export const mostFields = 100;

/** The fields of a form's schema. Throws if one accepts text of any length, so that such a form can't be defined. */
export function fieldLengths(schema: z.ZodMiniType): FieldLengths {
  if (schema instanceof z.ZodMiniPipe) return fieldLengths(schema.def.in as z.ZodMiniType);
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('The schema of a form has no fields');
  return lengthsOf(schema.def.shape as Record<string, z.ZodMiniType>);
}

/** The same for rules by field name, for a form whose fields depend on other answers. */
export function lengthsOf(rules: Record<string, z.ZodMiniType>): FieldLengths {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, lengthOf(name, rule)]));
}

/** Fields of a form that are in no schema: buttons, choices from a list, what a page carries from post to post. */
export function lines(...names: string[]): FieldLengths {
  return Object.fromEntries(names.map((name) => [name, longestLine]));
}

/**
 * The posted texts that belong to the form's fields. A text that is too long for its field is truncated to one
 * character more than the limit: its rule still refuses it, and a page that shows it again stays small. A text too long
 * for any browser's post is truncated as well (`asFarAsEncoded`).
 */
export function ownFields(posted: Iterable<readonly [string, unknown]>, lengths: FieldLengths) {
  const own: [string, string][] = [];
  let seen = 0;
  for (const [name, text] of posted) {
    seen += 1;
    if (seen > mostFields) break;
    const longest = Object.hasOwn(lengths, name) ? lengths[name] : undefined;
    if (longest !== undefined && typeof text === 'string')
      own.push([name, asFarAsEncoded(text.slice(0, longest + 1))]);
  }
  return own;
}

/**
 * The part of a text that would fit into the longest post if a browser encoded it. A browser sends `<` as `%3C`, but a
 * program can send it bare: the page repeats it as `&lt;`, so the response would be far larger than the post.
 */
function asFarAsEncoded(text: string): string {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    bytes += encodedBytes(text.charCodeAt(at));
    if (bytes > longestText) return text.slice(0, at);
  }
  return text;
}

/** The bytes that a browser posts for one UTF-16 code unit: three for each UTF-8 byte that it percent-encodes. */
function encodedBytes(unit: number): number {
  if (unit < 0x80) return /[\w*\-. ]/.test(String.fromCharCode(unit)) ? 1 : 3;
  const isHalfOfPair = unit >= 0xd800 && unit < 0xe000;
  return unit < 0x800 || isHalfOfPair ? 6 : 9;
}

function lengthOf(name: string, rule: z.ZodMiniType): number {
  if (rule instanceof z.ZodMiniPipe) return lengthOf(name, rule.def.in as z.ZodMiniType);
  if (rule instanceof z.ZodMiniDefault || rule instanceof z.ZodMiniOptional)
    return lengthOf(name, rule.def.innerType as z.ZodMiniType);
  // A choice is only compared with the options of its list.
  if (rule instanceof z.ZodMiniEnum) return longestLine;
  const longest = rule instanceof z.ZodMiniString ? lengthCheckedFirst(rule) : undefined;
  if (longest === undefined) throw new Error(`The field ‘${name}’ takes text of any length: use boundedText`);
  return longest;
}
