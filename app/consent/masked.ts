/** For an element that shows what a visitor told us or who they are: replays show x for every letter in it. */
export const masked = { 'data-dd-privacy': 'mask' } as const;

/** For one whose attributes say it too: replays show an empty box of its size. */
export const unrecorded = { 'data-dd-privacy': 'hidden' } as const;
