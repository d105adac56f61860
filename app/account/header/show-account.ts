import type { SessionState } from '#contracts/session.ts';
import type { FillTemplate } from './fill-templates.ts';

const places = ['tool', 'menu'] as const;

/** Shows who is signed in: in the header, the menu and the sheet that the header's button opens. */
export function showAccount(fill: FillTemplate): (session: SessionState) => void {
  const found = places.flatMap((name) => {
    const place = document.querySelector(`[data-account="${name}"]`);
    return place ? [{ name, place, links: [...place.childNodes] }] : [];
  });
  let sheet: Element | null = null;
  let shown = '';

  return (session) => {
    const isSignedIn = session.state === 'signed-in';
    // Called at every poll: while nothing has changed, an open menu stays open.
    const next = isSignedIn ? `${session.email} ${session.name}` : '';
    if (next === shown) return;
    shown = next;
    sheet?.remove();
    for (const { name, place, links } of found)
      place.replaceChildren(...(isSignedIn ? [fill(name, session)] : links));
    if (!isSignedIn) return;
    document.body.append(fill(session.name === undefined ? 'sheet' : 'sheet-with-name', session));
    sheet = document.body.lastElementChild;
  };
}
