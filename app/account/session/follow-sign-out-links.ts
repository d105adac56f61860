import { signOutPath } from '#contracts/account-paths.ts';
import { opensElsewhere } from '../../frame/navigation/opens-elsewhere.ts';

/** Handles clicks on any link to the sign-out address as a chosen sign-out. Returns a function that stops this. */
export function followSignOutLinks(signOut: () => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (opensElsewhere(event) || link?.getAttribute('href') !== signOutPath) return;
    event.preventDefault();
    signOut();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
