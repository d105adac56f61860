import * as z from 'zod/mini';

/** The meter-reading window and its templates (rich text). `GET /meter-read/settings.json`. SPEC §3, §7. */
export const meterReadSettings = z.object({
  isMeterReadWeek: z.boolean(),
  isEnableMeterReadCTA: z.boolean(),
  contactCardTemplate: z.string(),
  contactCardPillTemplate: z.string(),
  headingTemplate: z.string(),
  smrErrorTemplate: z.string(),
});
export type MeterReadSettings = z.infer<typeof meterReadSettings>;
