import { browserStorage } from './browser-storage.ts';
import { showDraftsOf } from '../../forms/drafts-owner.ts';
import { draftsBack } from '../../forms/tab-storage.ts';
import { claimDrafts, forgetDrafts, nameOwner, putDraftsAside } from './drafts-aside.ts';
import { forgetItems } from './forget-items.ts';
import type { SignInEffect } from './sign-in-state.ts';

/** Performs in the browser the effects of a change in the sign-in state. */
export function effectPerformer({ askAgain }: { askAgain: () => void }) {
  /** The owner of this tab's drafts; undefined until it is computed. */
  let owner: string | undefined;
  /** The latest claim. */
  let claimed: Promise<void> | undefined;

  async function claim({ email, path }: { email: string; path: string }, tab: Storage | undefined) {
    owner = await nameOwner(email);
    const isRestored = tab !== undefined && claimDrafts(tab, owner);
    const before = showDraftsOf(owner);
    if (before !== undefined && before !== owner) {
      // The page has another customer's answers: until it is loaded again they can be neither read nor sent.
      document.body.hidden = true;
      location.assign(path);
    } else if (isRestored || before === undefined) dispatchEvent(new Event(draftsBack));
  }

  return async function perform(effects: SignInEffect[]) {
    const tab = browserStorage('sessionStorage');
    for (const effect of effects) {
      if (effect.do === 'forget-items') forgetItems([browserStorage('localStorage'), tab]);
      if (effect.do === 'claim-drafts') claimed = claim(effect, tab);
      // A claim in progress ends first: it finds the owner, and later it would bring the drafts back.
      if (effect.do === 'forget-drafts' || effect.do === 'put-drafts-aside')
        await claimed?.catch(() => undefined);
      if (effect.do === 'forget-drafts' && tab) forgetDrafts(tab);
      if (effect.do === 'put-drafts-aside' && tab && owner) putDraftsAside(tab, { owner, from: effect.from });
      if (effect.do === 'ask-again') askAgain();
      if (effect.do === 'go') location.assign(effect.to);
    }
  };
}
