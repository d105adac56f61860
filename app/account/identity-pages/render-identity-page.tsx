import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { Brand } from '#contracts/brand.ts';
import type { IdentityPage } from '#contracts/identity-page.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { ErrorPage, errorPageTitle } from '../../frame/error-page/error-page.tsx';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { renderPlainPage } from '../../frame/plain-page/render-plain-page.tsx';
import { accountParts } from '../header/account-parts.tsx';
import { AutoSubmitPage, autoSubmitWords } from './auto-submit-page.tsx';
import { LostSignIn, lostSignInTitle } from './lost-sign-in.tsx';
import { SignInForm, signInTitle } from './sign-in-form.tsx';
import { homePath } from '#contracts/area-path.ts';
import { articlePath } from '../../area-href.ts';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';
import { readListed } from '../../help-content/categories/read-categories.ts';
import errorStylesheet from '../../frame/error-page/error-page.css?url';
import stylesheet from '../../forms/form-page.css?url';

/** Renders a page of the embedded identity provider, for a request with these cookies. */
export async function renderIdentityPage(
  page: IdentityPage,
  cookies: string | null,
  content: ContentClient,
  clock: Clock,
): Promise<string> {
  const path = page.kind === 'sign-in' ? page.action : homePath;
  const help = `${articlePath('my-account', 'cannot-sign-in')}#reset`;
  const helpLink = linkOrCategory(help, page.kind === 'sign-in' ? await readListed(content) : undefined);
  return renderPlainPage({
    title: titleOf(page),
    path,
    cookies,
    content,
    year: new Date(clock.now()).getFullYear(),
    account: accountParts({ state: 'signed-out' }, path),
    stylesheet: page.kind === 'unavailable' ? errorStylesheet : stylesheet,
    children: (brand) => <Content page={page} brand={brand} helpLink={helpLink} />,
  });
}

function titleOf(page: IdentityPage): string {
  if (page.kind === 'lost') return lostSignInTitle;
  if (page.kind === 'unavailable') return errorPageTitle;
  if (page.kind === 'auto-submit') return autoSubmitWords[page.to].title;
  return Object.keys(page.errors).length > 0 ? `Error: ${signInTitle}` : signInTitle;
}

type ContentProps = { page: IdentityPage; brand: Brand; helpLink: string };

function Content({ page, brand, helpLink }: ContentProps) {
  if (page.kind === 'lost') return <LostSignIn />;
  if (page.kind === 'unavailable') return <ErrorPage brand={brand} ring={ringFor(brand, 'general')} />;
  return page.kind === 'auto-submit' ? (
    <AutoSubmitPage {...page} />
  ) : (
    <SignInForm {...page} brand={brand} helpLink={helpLink} />
  );
}
