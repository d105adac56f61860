/**
 * For `test.use`, where something scrolls or moves, and for the whole way through each form: with motion, as most
 * visitors have it. The others go without (playwright.config.ts).
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
