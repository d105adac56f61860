// All worst texts of tests/fault/worst-text that are sent to a site and its back ends.
import { addressFields, detailsCookie, formCases, formRoutes } from '#tests/fault/worst-text/form-cases.ts';
import { addressCases, leadCases, leadHeaderCases } from '#tests/fault/worst-text/api-cases.ts';
import { identityCases } from '#tests/fault/worst-text/identity-cases.ts';
import { monitoringCases } from '#tests/fault/worst-text/monitoring-cases.ts';
import type { Case } from '#tests/fault/worst-text/run-cases.ts';
import { signInCases } from '#tests/fault/worst-text/sign-in-cases.ts';
import { structureCases } from '#tests/fault/worst-text/structure-cases.ts';
import { telemetryCases } from '#tests/fault/worst-text/telemetry-cases.ts';

/** The posts to the site, by route. */
export async function* siteCases(url: string): AsyncGenerator<Case> {
  const address = await addressFields(url);
  for (const route of formRoutes) {
    const cookie = route.endsWith('/query') ? await detailsCookie(url) : '';
    yield* formCases(url, route, { cookie, address });
    yield* structureCases(url, route);
  }
  yield* await signInCases(url);
  yield* identityCases(url);
  yield* telemetryCases(url);
  yield* monitoringCases(url);
}

/** The posts to the leads and addresses APIs. */
export function* apiCases(apiUrl: string): Generator<Case> {
  yield* leadCases(apiUrl);
  yield* leadHeaderCases(apiUrl);
  yield* addressCases(apiUrl);
}
