import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import type { Finding } from './read-content.ts';

type Fault = { line: number; offset: number; problem: string };
type Open = { tag: string; line: number; offset: number };

const setOf = (names: string) => new Set(names.split(' '));
/** Elements that never have an end tag. */
const empty = setOf('area base br col embed hr img input link meta source track wbr');
/** Elements whose end tag is optional in HTML. */
const mayStayOpen = setOf('p li dt dd td th tr thead tbody tfoot caption colgroup option body html');
const textOnly: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
]);

const slips: Record<string, string> = {
  'eof-in-tag': 'has a tag that is never finished: a quotation mark or > is missing',
  'eof-before-tag-name': 'ends with a lone <',
  'eof-in-comment': 'has a comment that is not closed with -->',
  'missing-whitespace-between-attributes': 'has a tag that lacks a space between its attributes',
  'unexpected-character-in-attribute-name': 'has a tag in which a quotation mark or > is missing',
  'unexpected-character-in-unquoted-attribute-value': 'has a tag in which a quotation mark is missing',
  'missing-attribute-value': 'has an attribute without a value after its =',
  'duplicate-attribute': 'has a tag with the same attribute twice',
  'invalid-first-character-of-tag-name': 'has a < that begins no tag: write &lt;',
  'unknown-named-character-reference':
    'has a character named with & that does not exist: write &amp; for a plain &',
  'missing-semicolon-after-character-reference': 'has a character named with & that lacks its ;',
};

/** Reports tags that are not closed, closed twice or incomplete, from an offset of the source on. */
export function markupFaults(source: string, from = 0): Finding[] {
  const faults: Fault[] = [];
  const open: Open[] = [];
  const notClosed = ({ tag, line, offset }: Open) => {
    if (!mayStayOpen.has(tag)) faults.push({ line, offset, problem: `has <${tag}> that is not closed` });
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        const { tagName: tag, selfClosing } = token;
        if (empty.has(tag) || selfClosing) return;
        open.push({ tag, ...placeOf(token) });
        tokenizer.state = textOnly.get(tag) ?? tokenizer.state;
      },
      onEndTag(token) {
        const { tagName: tag } = token;
        const index = open.findLastIndex((element) => element.tag === tag);
        if (index !== -1) open.splice(index).slice(1).forEach(notClosed);
        else faults.push({ ...placeOf(token), problem: `has </${tag}> where no <${tag}> is open` });
      },
      onEof: () => open.forEach(notClosed),
      onParseError({ code, startLine: line, startOffset: offset }) {
        const problem = slips[code];
        if (problem) faults.push({ line, offset, problem });
      },
      onComment: ignore,
      onDoctype: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(source, true);
  return faults
    .filter(({ offset }) => offset >= from)
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ line, problem }) => ({ line, problem }));
}

function placeOf({ location }: Token.TagToken): { line: number; offset: number } {
  return { line: location?.startLine ?? 1, offset: location?.startOffset ?? 0 };
}
