/**
 * For `test.use`, where something scrolls or moves, and once for the whole of each form: with motion, as most visitors
 * have it. The others go without (playwright.config.ts).
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
