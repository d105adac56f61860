import { withoutSecrets } from '#platform/database/without-secrets.ts';
import type { Config } from './config-shape.ts';

/** What `npm start` prints about a setting's back ends: each one's name, and where it is. */
export type BackEndPlaces = (config: Config) => [name: string, place: string][];

export const placesOf = {
  mainSite: ({ mainSiteUrl }) => [['main site', mainSiteUrl ?? 'embedded']],
  /** The search covers the help articles, wherever they come from. */
  content: ({ contentUrl, contentDir }) => [
    ['content', contentUrl ?? `embedded, from the folder ${contentDir}`],
    ['search', 'embedded, over the help articles'],
  ],
  /** One line when all parts of the main API have the same address. */
  mainApi: ({ mainApi, databaseUrl, detailsFrom }) => {
    const { leads, addresses, customers } = mainApi;
    const embedded = `embedded, on ${withoutSecrets(databaseUrl)}`;
    if (leads === addresses && addresses === customers) return [['main API', leads ?? embedded]];
    return [
      ['leads', leads ?? embedded],
      ['addresses', addresses ?? embedded],
      ['customers', customers ?? recordsOf(detailsFrom.customers)],
    ];
  },
  accounts: ({ accountApiUrl, detailsFrom }) => {
    const isNeverCalled = accountApiUrl && detailsFrom.accounts === 'token';
    return [['accounts', isNeverCalled ? neverCalled : (accountApiUrl ?? recordsOf(detailsFrom.accounts))]];
  },
  signIn: ({ identity: { url, flow } }) => [
    ['sign-in', flow === 'off' ? 'off' : `${url ?? 'embedded, with the customers of the content'} (${flow})`],
  ],
  mail: ({ mail, dataDir }) => [['mail', mail.smtpUrl ? 'by SMTP' : `written to ${dataDir}/outbox`]],
  crm: ({ crm }) => [['CRM', crm ? 'leads are sent to a webhook' : 'none']],
  monitoring: ({ monitoring, dataDir }) => [
    ['monitoring', monitoring.intakeUrl ?? `embedded, stored in ${dataDir}/monitoring`],
  ],
} satisfies Record<string, BackEndPlaces>;

const neverCalled = 'not called without a customers service: customers’ details are the issuer’s claims';

function recordsOf(from: 'service' | 'token'): string {
  return from === 'token'
    ? 'none: customers’ details are the issuer’s claims'
    : 'embedded, with the records of the content';
}
