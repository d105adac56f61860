import type { ReactNode } from 'react';

/** What the account adds to the frame: the header's tool, the menu's links, and the sheet that the tool opens. */
export type AccountParts = { tool: ReactNode; menuLinks: ReactNode; sheet: ReactNode };
