import { articlePolicy } from '../../clients/content/article-reader/article-policy.ts';
import type { ElementRule } from '../../clients/content/rich-text/markup-policy.ts';
import { describeRefusedLink } from './link-words.ts';
import {
  fragmentElements,
  panelElements,
  type SourceAttribute,
  type SourceElement,
} from './panel-elements.ts';
import type { Finding } from './read-content.ts';

/** Reports what a page would leave out of an article's text: elements, attributes, classes, links, pictures. */
export function lostMarkup(source: string, clean: string): Finding[] {
  const elements = panelElements(source);
  const refused = elements.map((element) => ({ element, findings: refusedParts(element) }));
  const shown = countTags(fragmentElements(clean));
  const misplaced = elements.filter(
    ({ tag, isDrawing }, index) => refused[index]?.findings.length === 0 && !isDrawing && !/^h\d$/.test(tag),
  );
  return [
    ...refused.flatMap(({ findings }) => findings),
    ...[...countTags(misplaced)].flatMap(([tag, times]) =>
      (shown.get(tag) ?? 0) < times
        ? [
            {
              line: misplaced.find((element) => writtenAs(element) === tag)?.line,
              problem: `uses <${tag}> where it can't stand`,
            },
          ]
        : [],
    ),
  ];
}

function refusedParts(element: SourceElement): Finding[] {
  const { tag, isDrawing, attributes, line } = element;
  const rule = ruleOf(element);
  if (tag === 'h1' && !isDrawing)
    return [{ line, problem: 'uses <h1>, which is for the title of the page: headings begin at <h2>' }];
  if (!rule) return [{ line, problem: `uses <${tag}>, which articles can't have` }];
  if (rule.needs && !attributes.some(({ name }) => rule.needs?.includes(name)))
    return [{ line, problem: `uses <${tag}> without ${rule.needs.join(' or ')}` }];
  return attributes.flatMap((attribute) =>
    refusedValues(attribute, rule, tag).map((problem) => ({ line: attribute.line, problem })),
  );
}

function refusedValues({ name, value }: SourceAttribute, rule: ElementRule, tag: string): string[] {
  const read = rule.attributes.get(name);
  if (name === 'class') {
    const names = value.split(/\s+/).filter((each) => each !== '');
    return names
      .filter((each) => read?.(each) === undefined)
      .map((each) => `uses class ${each} on <${tag}>, which articles can't have`);
  }
  if (!read) return [`uses ${name} on <${tag}>, which articles can't have`];
  if (read(value) !== undefined) return [];
  if (name === 'href' && tag === 'a') return [describeRefusedLink(value)];
  if (['src', 'srcset', 'poster'].includes(name))
    return [`shows ${value}: pictures and films are in /media/, as /media/meter.jpg`];
  if (name === 'id')
    return [`uses id ${value}: an id is lower-case words with hyphens, and none that the page around it has`];
  return [`uses ${name}="${value}" on <${tag}>, a value that articles can't have`];
}

function ruleOf({ tag, isDrawing }: SourceElement): ElementRule | undefined {
  return (isDrawing ? articlePolicy.drawings : articlePolicy.elements).get(tag);
}

function writtenAs(element: SourceElement): string {
  return ruleOf(element)?.as ?? element.tag;
}

function countTags(elements: readonly SourceElement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const element of elements) counts.set(writtenAs(element), (counts.get(writtenAs(element)) ?? 0) + 1);
  return counts;
}
