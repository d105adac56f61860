import { allowedHref } from '../../clients/content/rich-text/allowed-href.ts';
import { describeRefusedLink } from './link-words.ts';
import { checkLinkTexts } from './link-texts.ts';
import { markupFaults } from './markup-faults.ts';
import { fragmentElements, type SourceElement } from './panel-elements.ts';

type Allowed = { tags: ReadonlySet<string>; inWords: string };
const inText: Allowed = {
  tags: new Set(['a', 'sup', 'p', 'b']),
  inWords: 'only <a href>, <sup>, <p> and <b> are shown there',
};
const inLine: Allowed = { tags: new Set(['sup', 'b']), inWords: 'only <sup> and <b> are shown there' };

/** Reports what a rich-text field contains that would not be shown as written. SPEC §5. */
export function checkRichText(field: string, text: string): string[] {
  return problemsIn(field, text, inText);
}

/** Reports the same of a field that is a line of text, without links or paragraphs. */
export function checkLine(field: string, text: string): string[] {
  return problemsIn(field, text, inLine);
}

function problemsIn(field: string, text: string, allowed: Allowed): string[] {
  const elements = fragmentElements(text);
  return [
    ...elements.flatMap((element) => refusedParts(element, allowed).map((problem) => `${field} ${problem}`)),
    ...[...markupFaults(text), ...checkLinkTexts(elements)].map(({ problem }) => `${field} ${problem}`),
  ];
}

function refusedParts({ tag, attributes }: SourceElement, { tags, inWords }: Allowed): string[] {
  if (!tags.has(tag)) return [`uses <${tag}>: ${inWords}`];
  return attributes.flatMap(({ name, value }) => {
    if (name !== 'href' || tag !== 'a') return [`uses ${name} on <${tag}>: ${inWords}`];
    return allowedHref(value) === undefined ? [describeRefusedLink(value)] : [];
  });
}
