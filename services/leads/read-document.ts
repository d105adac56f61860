import type { ProblemPlace } from '#contracts/json-api-refusal.ts';
import { leadDocument, type LeadDocument } from '#contracts/lead.ts';
import { parseJson } from '#platform/json/parse-json.ts';
import { describeIssue } from './describe-issue.ts';

/** The result of parsing a posted text: a lead, invalid JSON, or a document with problems. */
export type DocumentRead =
  | { outcome: 'lead'; document: LeadDocument }
  | { outcome: 'malformed' }
  | { outcome: 'invalid'; problems: ProblemPlace[] };

/** Far deeper than any lead: a deeper document can only be meant to exhaust its reader. */
const deepest = 32;
/** Topics are short names of forms. */
const topicLimit = 200;
/** The first few problems are enough to correct a document. */
const problemsShown = 20;

/** Reads a posted lead by its contract. SPEC §3, §7. */
export function readDocument(text: string): DocumentRead {
  const json = parseJson(text);
  if (json === undefined) return { outcome: 'malformed' };
  if (isDeeperThan(json, deepest)) {
    return invalid([
      { source: { pointer: '' }, detail: `The document is nested more than ${deepest} deep.` },
    ]);
  }
  const read = leadDocument.safeParse(json);
  if (!read.success) return invalid(read.error.issues.flatMap(describeIssue).slice(0, problemsShown));
  const { topic } = read.data.data.attributes;
  return isUsableTopic(topic)
    ? { outcome: 'lead', document: read.data }
    : invalid([
        {
          source: { pointer: '/data/attributes/topic' },
          detail: `‘topic’ must be ${topicLimit} characters or fewer, without control characters.`,
        },
      ]);
}

function invalid(problems: ProblemPlace[]): DocumentRead {
  return { outcome: 'invalid', problems };
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function isUsableTopic(topic: string): boolean {
  return topic.length <= topicLimit && !/\p{Cc}/u.test(topic);
}
