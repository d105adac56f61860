import type { Config } from './config.ts';

/** What `npm start` prints: the address, and where each back end comes from. */
export function describeBackEnds(config: Config): string {
  const lines: string[][] = [
    ['content', config.contentUrl ?? `embedded, from the folder ${config.contentDir}`],
    ['main site', config.mainSiteUrl ?? 'embedded'],
    ['search', 'embedded, over the help articles'],
    ...describeMainApi(config),
    ['accounts', config.accountApiUrl ?? recordsOf(config)],
    ['sign-in', describeSignIn(config)],
    ['mail', config.mail.smtpUrl ? 'by SMTP' : `written to ${config.dataDir}/outbox`],
    ['CRM', config.crm ? 'handed over to a webhook' : 'none'],
    ['monitoring', config.monitoring.intakeUrl ?? `embedded, kept in ${config.dataDir}/monitoring`],
  ];
  return [
    `Help and support is at ${config.publicUrl}/help-and-support/`,
    ...lines.map(([name, source]) => `  ${`${name}:`.padEnd(12)}${source}`),
    'Stop with Ctrl+C.',
  ].join('\n');
}

function describeSignIn({ identity: { url, flow } }: Config): string {
  return flow === 'off' ? 'off' : `${url ?? 'embedded, with the customers of the content'} (${flow})`;
}

/** In one line where all its parts are at one place. */
function describeMainApi(config: Config): string[][] {
  const { leads, addresses, customers } = config.mainApi;
  const embedded = `embedded, on ${config.databaseUrl.replace(/\/\/[^@/]*@/, '//')}`;
  if (leads === addresses && addresses === customers) return [['main API', leads ?? embedded]];
  return [
    ['leads', leads ?? embedded],
    ['addresses', addresses ?? embedded],
    ['customers', customers ?? recordsOf(config)],
  ];
}

function recordsOf({ detailsFromToken }: Config): string {
  return detailsFromToken
    ? 'none: the issuer says who they are'
    : 'embedded, with the records of the content';
}
