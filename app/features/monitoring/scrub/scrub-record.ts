import { scrubText, scrubUrl, scrubWords } from './scrub-text.ts';

/** Kinds of the SDK's records and of the changes in one, as replay-constants.test.ts reads them from the SDK. */
export const recordTypes = { meta: 4, change: 12 };
export const addRoleAnnotatedStrings = 11;

/** What a string of a recorded page is, by its number; and what may leave of it. */
export const stringRoles: Record<number, { name: string; scrub: (text: string) => string }> = {
  0: { name: 'Default', scrub: scrubText },
  1: { name: 'NodeName', scrub: unchanged },
  2: { name: 'AttributeName', scrub: unchanged },
  3: { name: 'AttributeValue', scrub: scrubWords },
  4: { name: 'TextContent', scrub: scrubText },
  // The SDK masks what is typed; whatever it does, nothing of a form's values leaves.
  5: { name: 'FormInput', scrub: () => '***' },
  6: { name: 'Css', scrub: unchanged },
  7: { name: 'Url', scrub: scrubUrl },
  8: { name: 'ResourceId', scrub: unchanged },
};

/**
 * One piece of a replay segment on its way to be compressed: the segment's head with the first record, a further
 * record after its comma, or the foot with ids, times and counts. Comes back without personal data; a piece that
 * is none of these comes back empty of content.
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

/** A change that brings strings says of each group what it is. Others hold numbers, or strings of any kind. */
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
