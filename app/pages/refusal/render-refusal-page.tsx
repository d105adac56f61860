import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { accountParts } from '../../account/header/account-parts.tsx';
import { renderPlainPage } from '../../frame/plain-page/render-plain-page.tsx';
import { PlainSearchBox } from '../../search-box/plain-search-box.tsx';
import { RefusalPage } from './refusal-page.tsx';
import { refusalWords } from './refusal-words.ts';
import stylesheet from '../../frame/error-page/error-page.css?url';

type Request = {
  /** The page that the visitor came from, a path of this site. */
  wayBack: string;
  cookies: string | null;
};

/** Renders the page of a refused request as a whole HTML document. */
export function renderRefusalPage(
  refusal: Refusal,
  { wayBack, cookies }: Request,
  { content, clock, hasSignIn }: { content: ContentClient; clock: Clock; hasSignIn: boolean },
): Promise<string> {
  return renderPlainPage({
    title: refusalWords(refusal).title,
    path: wayBack,
    cookies,
    content,
    year: new Date(clock.now()).getFullYear(),
    account: hasSignIn ? accountParts({ state: 'signed-out' }, wayBack) : undefined,
    search: (at) => <PlainSearchBox place={at} path={wayBack.replace(/\?.*$/, '')} />,
    stylesheet,
    children: (brand) => <RefusalPage refusal={refusal} brand={brand} wayBack={wayBack} />,
  });
}
