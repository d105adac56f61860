import * as z from 'zod/mini';

/** A service-outage notice; both fields are rich text. `GET /service-outages/help-and-support.json`, 404 when none. SPEC §3, §7. */
export const serviceOutage = z.object({ title: z.string(), message: z.string() });
export type ServiceOutage = z.infer<typeof serviceOutage>;
