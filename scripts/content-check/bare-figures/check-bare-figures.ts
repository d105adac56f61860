import { lineOfText, type Content, type DataFile, type PageFile, type Problem } from '../read-content.ts';
import { textsIn } from '../shown-texts.ts';
import { figuresIn } from './figures-in.ts';
import { writtenTexts, type WrittenText } from './written-texts.ts';

/** Data files whose texts stay for long. An outage notice may name its own days. */
const lasting = /^(?:help|search|main-site|meter-read)\/|^(?:header|footer)\.json$/;
/** What people type, and the targets of links: pages show neither as text. */
const notText = new Set<PropertyKey>(['searches', 'urgent', 'link', 'path', 'href', 'src', 'id']);
const name = 'name a fact of facts.json, as {{fact:vat-rate}}';

/**
 * Reports amounts of money, percentages and dates that are written out in a text. Figures that can change should be
 * facts, which have a source and a review date. In articles only, `data-example` marks an element with the sums of an
 * example.
 */
export function checkBareFigures(content: Content): Problem[] {
  return [
    ...content.pages.flatMap((page) =>
      problemsIn(page.file, textsOfPage(page), `${name}, or mark the sums of an example with data-example`),
    ),
    ...content.data
      .filter(({ file }) => lasting.test(file))
      .flatMap((data) => problemsIn(data.file, textsOfData(data), name)),
  ];
}

/** One problem for each line, with all its figures. */
function problemsIn(file: string, texts: WrittenText[], advice: string): Problem[] {
  const byLine = new Map<number, Set<string>>();
  for (const { words, line } of texts) {
    for (const { figure, at } of figuresIn(words)) {
      const place = line + words.slice(0, at).split('\n').length - 1;
      byLine.set(place, (byLine.get(place) ?? new Set()).add(`‘${figure}’`));
    }
  }
  return [...byLine].map(([line, figures]) => ({
    file,
    line,
    problem: `has ${[...figures].join(', ')} written out: ${advice}`,
  }));
}

function textsOfPage({ source, article }: PageFile): WrittenText[] {
  if (!article) return [];
  const { title, description } = article;
  return [
    { words: title, line: lineOfText(source, '<title') ?? 1 },
    { words: description, line: lineOfText(source, 'name="description"') ?? 1 },
    ...writtenTexts(source),
  ];
}

/** The texts of a data file. Each is on one line, and may be rich text. */
function textsOfData({ value, lineOf }: DataFile): WrittenText[] {
  return textsIn(value, [])
    .filter(({ path }) => !path.some((part) => notText.has(part)))
    .map(({ path, words }) => ({
      words: words.replaceAll(/<[^<>]*>|\s+/g, ' '),
      line: lineOf(path) ?? 1,
    }));
}
