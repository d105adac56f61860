import type { SessionState } from '#contracts/session.ts';
import type { AccountParts } from '../../frame/page-frame/account-parts.ts';
import { AccountLinks } from './account-links.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { AccountTool } from './account-tool.tsx';

/** The account's parts of the page frame, for one visitor. `returnTo` is the page to return to after signing in. */
export function accountParts(session: SessionState, returnTo: string): AccountParts {
  return {
    tool: <AccountTool returnTo={returnTo} session={session} />,
    menuLinks: <AccountLinks returnTo={returnTo} session={session} />,
    sheet: session.state === 'signed-in' && <AccountSheet session={session} />,
  };
}
