import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Skips revalidation after a post: the page already shows what was posted, so its loader, which may call back ends,
 * need not run.
 */
export function skipRevalidationAfterPost({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOwnPost = formMethod === 'POST' && currentUrl.pathname === nextUrl.pathname;
  return !isOwnPost && defaultShouldRevalidate;
}
