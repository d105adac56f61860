import { useEffect, useState } from 'react';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { browserStorage } from '../session/browser-storage.ts';
import { draftsAside, forgetDrafts } from '../session/drafts-aside.ts';
import { forgetItems } from '../session/forget-items.ts';
import { signInHref } from '../session/sign-in-href.ts';
import { areaHref } from '../../area-href.ts';

/**
 * Shown after every sign-out, however it started. Data that must not outlive the session is deleted here too (SPEC §4).
 * A visitor who was signed out for inactivity reads why, and gets a link back to their page.
 */
export function SignedOut() {
  const [aside, setAside] = useState<ReturnType<typeof draftsAside>>();
  useEffect(() => {
    const tab = browserStorage('sessionStorage');
    forgetItems([browserStorage('localStorage'), tab]);
    if (tab) forgetDrafts(tab);
    setAside(draftsAside(tab));
  }, []);
  return (
    <div className="wrap page-head page-head--low flow flow--8">
      <div>
        <h1>You’re signed out</h1>
        <p className="lead">
          {aside && 'You didn’t use the site for a while, so we signed you out to keep your account safe. '}
          Nobody can see your account on this device now.
        </p>
      </div>
      {aside?.isTyped && <p>What you typed is saved. Sign in again in this tab to carry on.</p>}
      <div>
        <LinkButton href={areaHref('/')}>Go to help and support</LinkButton>
      </div>
      <p>
        <a href={aside ? signInHref(aside.from) : signInPaths.signIn}>Sign in again</a>
      </p>
    </div>
  );
}
