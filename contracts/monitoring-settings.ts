import * as z from 'zod/mini';

/**
 * The browser's settings for monitoring. `GET /help-and-support/monitoring/settings`, requested once the visitor
 * consents; 204 until then. Rates are percentages. SPEC §9.
 */
export const monitoringSettings = z.object({
  applicationId: z.string(),
  clientToken: z.string(),
  site: z.string(),
  sessionSampleRate: z.number(),
  replaySampleRate: z.number(),
  service: z.literal('help-and-support'),
  env: z.enum(['production', 'development']),
  /** The release: the package's version and a hash of what was built. */
  version: z.string(),
});

export type MonitoringSettings = z.infer<typeof monitoringSettings>;

/** Placeholders in the right format: the embedded intake does not distinguish applications. */
export const placeholderApplicationId = '00000000-0000-0000-0000-000000000000';
export const placeholderClientToken = `pub${'0'.repeat(32)}`;
