import { scrubText, scrubUrl, scrubWords } from './scrub-text.ts';

/** Types of the SDK's records and of the changes in them, as scrub-record.test.ts reads them from the SDK. */
export const recordTypes = { meta: 4, change: 12 };
export const addRoleAnnotatedStrings = 11;

/** The role of a string in a recorded page, by its number, and how it is scrubbed. */
export const stringRoles: Record<number, { name: string; scrub: (text: string) => string }> = {
  0: { name: 'Default', scrub: scrubText },
  1: { name: 'NodeName', scrub: unchanged },
  2: { name: 'AttributeName', scrub: unchanged },
  3: { name: 'AttributeValue', scrub: scrubWords },
  4: { name: 'TextContent', scrub: scrubText },
  // The SDK masks typed text; regardless of that, no form value is ever sent.
  5: { name: 'FormInput', scrub: () => '***' },
  6: { name: 'Css', scrub: unchanged },
  7: { name: 'Url', scrub: scrubUrl },
  8: { name: 'ResourceId', scrub: unchanged },
};

/**
 * Scrubs one piece of a replay segment before compression: the segment's head with the first record, a further record
 * after its comma, or the foot with ids, times and counts. Returns it without personal data; any other piece is
 * returned without content.
 */
export function scrubSegmentPiece(piece: string): string {
  if (piece.startsWith('],')) return piece;
  const [, head = '', record = ''] = /^(\{"records":\[|,)(.*)$/s.exec(piece) ?? [];
  try {
    return `${head || ','}${JSON.stringify(scrubRecord(JSON.parse(record)))}`;
  } catch {
    return `${head || ','}{}`;
  }
}

function scrubRecord(record: unknown): unknown {
  const { type, data } = record as { type: number; data: unknown };
  if (type !== recordTypes.change || !Array.isArray(data)) return scrubStrings(record);
  return { ...(record as object), data: data.map(scrubChange) };
}

/** A change that adds strings states the role of each group. Others contain numbers, or strings of any kind. */
function scrubChange(change: unknown): unknown {
  if (!Array.isArray(change) || change[0] !== addRoleAnnotatedStrings) return scrubStrings(change);
  return change.map((group: unknown) => {
    if (!Array.isArray(group)) return group;
    const scrub = stringRoles[group[0] as number]?.scrub ?? scrubText;
    return group.map((item: unknown) => (typeof item === 'string' ? scrub(item) : item));
  });
}

function scrubStrings(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'href' && typeof inner === 'string' ? scrubUrl(inner) : scrubStrings(inner),
    ]),
  );
}

function unchanged(text: string): string {
  return text;
}
