import { accountTemplatesPath } from '#contracts/account-paths.ts';
import type { SignedIn } from '../session/sign-in-state.ts';

type TemplateName = 'tool' | 'menu' | 'sheet' | 'sheet-with-name' | 'warning';

/** The templates of the account's parts. Throws if they can't be fetched. */
export async function loadTemplates() {
  const response = await fetch(accountTemplatesPath);
  if (!response.ok) throw new Error('No templates');
  const templates = new DOMParser().parseFromString(await response.text(), 'text/html');

  /** A copy of a template's element, with the signed-in visitor's name and e-mail address filled in. */
  return function fill(name: TemplateName, who?: SignedIn): DocumentFragment {
    const template = templates.querySelector<HTMLTemplateElement>(`template#${name}`);
    if (!template) throw new Error('No template');
    const copy = document.importNode(template.content, true);
    if (!who) return copy;
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = fillText(text.nodeValue ?? '', who);
    return copy;
  };
}

export type FillTemplate = Awaited<ReturnType<typeof loadTemplates>>;

/** In one pass, so that a name that looks like a placeholder is left alone. */
export function fillText(text: string, who: SignedIn): string {
  return text.replaceAll(/\{(email|name)\}/g, (_, key: 'email' | 'name') => who[key] ?? '');
}
