import { browserStorage } from './browser-storage.ts';
import { draftsBack } from './draft-keys.ts';
import { claimDrafts, forgetDrafts, nameOwner, putDraftsAside } from './drafts-aside.ts';
import { forgetItems } from './forget-items.ts';
import type { SignInEffect } from './sign-in-state.ts';

/** Does in the browser what changes of the sign-in state ask for. */
export function effectPerformer({ askAgain }: { askAgain: () => void }) {
  /** Whose the drafts of this tab are; undefined until that is worked out. */
  let owner: string | undefined;

  async function claim(email: string, tab: Storage) {
    owner = await nameOwner(email);
    if (claimDrafts(tab, owner)) dispatchEvent(new Event(draftsBack));
  }

  return function perform(effects: SignInEffect[]) {
    const tab = browserStorage('sessionStorage');
    for (const effect of effects) {
      if (effect.do === 'forget-items') forgetItems([browserStorage('localStorage'), tab]);
      if (effect.do === 'claim-drafts' && tab) void claim(effect.email, tab);
      if (effect.do === 'forget-drafts' && tab) forgetDrafts(tab);
      if (effect.do === 'put-drafts-aside' && tab && owner) putDraftsAside(tab, { owner, from: effect.from });
      if (effect.do === 'ask-again') askAgain();
      if (effect.do === 'go') location.assign(effect.to);
    }
  };
}
