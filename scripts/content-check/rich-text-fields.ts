import { allowedHref } from '../../clients/content/rich-text/allowed-href.ts';
import { describeRefusedLink } from './link-words.ts';
import { checkLinkTexts } from './link-texts.ts';
import { markupFaults } from './markup-faults.ts';
import { fragmentElements, type SourceElement } from './panel-elements.ts';

const allowed = new Set(['a', 'sup', 'p', 'b']);
const whatIsAllowed = 'only <a href>, <sup>, <p> and <b> are shown there';

/** Reports what a rich-text field contains that would not be shown as written. SPEC §5. */
export function checkRichText(field: string, text: string): string[] {
  const elements = fragmentElements(text);
  return [
    ...elements.flatMap((element) => refusedParts(element).map((problem) => `${field} ${problem}`)),
    ...[...markupFaults(text), ...checkLinkTexts(elements)].map(({ problem }) => `${field} ${problem}`),
  ];
}

function refusedParts({ tag, attributes }: SourceElement): string[] {
  if (!allowed.has(tag)) return [`uses <${tag}>: ${whatIsAllowed}`];
  return attributes.flatMap(({ name, value }) => {
    if (name !== 'href' || tag !== 'a') return [`uses ${name} on <${tag}>: ${whatIsAllowed}`];
    return allowedHref(value) === undefined ? [describeRefusedLink(value)] : [];
  });
}
