import type { ContentClient } from '#clients/content/content-client.ts';
import type { IdentityPage } from '#contracts/identity-page.ts';
import type { Clock } from '#platform/clock/clock.ts';
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
    children: (brand) => <Content page={page} brandName={brand.name} />,
  });
}

function titleOf(page: IdentityPage): string {
  if (page.kind === 'lost') return lostSignInTitle;
  if (page.kind === 'hand-over') return handOverWords[page.to].title;
  return Object.keys(page.errors).length > 0 ? `Error: ${signInTitle}` : signInTitle;
}

function Content({ page, brandName }: { page: IdentityPage; brandName: string }) {
  if (page.kind === 'lost') return <LostSignIn />;
  return page.kind === 'hand-over' ? <HandOver {...page} /> : <SignInForm {...page} brandName={brandName} />;
}
