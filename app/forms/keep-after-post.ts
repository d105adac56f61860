import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A page that answers its own form shows what was posted: its loader, which may ask back ends, has nothing to add. */
export function keepAfterPost({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOwnPost = formMethod === 'POST' && currentUrl.pathname === nextUrl.pathname;
  return !isOwnPost && defaultShouldRevalidate;
}
