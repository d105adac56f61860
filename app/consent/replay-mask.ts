/** For an element that shows a visitor's answers or identity: replays show x for every letter in it. */
export const replayMask = { 'data-dd-privacy': 'mask' } as const;

/** For an element whose attributes reveal them too: replays show an empty box of its size. */
export const unrecorded = { 'data-dd-privacy': 'hidden' } as const;
