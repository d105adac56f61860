import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { returnAddress } from './return-address.ts';
import { useAccount } from './use-account.tsx';

/** Starts the account on a page that has no other React: it takes the place of the links to sign in. */
export function startAccount(): void {
  const container = document.createElement('div');
  document.body.append(container);
  // At once, so that the links are never missing.
  flushSync(() => createRoot(container).render(<Account />));
}

function Account() {
  const [places] = useState(() => ({ tool: emptied('tool'), menu: emptied('menu') }));
  const { account, watch } = useAccount({
    returnTo: returnAddress(location.pathname, location.search),
    hasSignIn: true,
    needsSignIn: false,
    session: undefined,
  });
  return (
    <>
      {places.tool && createPortal(account?.tool, places.tool)}
      {places.menu && createPortal(account?.menuLinks, places.menu)}
      {account?.sheet}
      {watch}
    </>
  );
}

function emptied(place: 'tool' | 'menu'): Element | null {
  const element = document.querySelector(`[data-account="${place}"]`);
  element?.replaceChildren();
  return element;
}
