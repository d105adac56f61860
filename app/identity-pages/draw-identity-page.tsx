import type { ContentClient } from '#clients/content/content-client.ts';
import type { Brand } from '#contracts/brand.ts';
import type { IdentityPage } from '#contracts/identity-page.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { ErrorPage, errorPageTitle } from '../shell/error-page/error-page.tsx';
import { drawPlainPage } from '../shell/plain-page/draw-plain-page.tsx';
import { HandOver, handOverWords } from './hand-over.tsx';
import { LostSignIn, lostSignInTitle } from './lost-sign-in.tsx';
import { SignInForm, signInTitle } from './sign-in-form.tsx';

/** Draws a page of the embedded identity provider, for a request with these cookies. */
export async function drawIdentityPage(
  page: IdentityPage,
  cookies: string | null,
  content: ContentClient,
  clock: Clock,
): Promise<string> {
  return drawPlainPage({
    title: titleOf(page),
    path: page.kind === 'sign-in' ? page.action : '/help-and-support/',
    cookies,
    content,
    year: new Date(clock.now()).getFullYear(),
    hasSignIn: true,
    children: (brand) => <Content page={page} brand={brand} />,
  });
}

function titleOf(page: IdentityPage): string {
  if (page.kind === 'lost') return lostSignInTitle;
  if (page.kind === 'unavailable') return errorPageTitle;
  if (page.kind === 'hand-over') return handOverWords[page.to].title;
  return Object.keys(page.errors).length > 0 ? `Error: ${signInTitle}` : signInTitle;
}

function Content({ page, brand }: { page: IdentityPage; brand: Brand }) {
  if (page.kind === 'lost') return <LostSignIn />;
  if (page.kind === 'unavailable') return <ErrorPage brand={brand} />;
  return page.kind === 'hand-over' ? <HandOver {...page} /> : <SignInForm {...page} brandName={brand.name} />;
}
