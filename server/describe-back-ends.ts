import type { Config } from './config.ts';

/** What `npm start` prints: the address, and where each back end comes from. */
export function describeBackEnds(config: Config): string {
  const lines = [
    ['content', config.contentUrl ?? `embedded, from the folder ${config.contentDir}`],
    ['main site', config.mainSiteUrl ?? 'embedded'],
    ['search', 'embedded, over the help articles'],
    ['main API', config.apiUrl ?? `embedded, on ${config.databaseUrl.replace(/\/\/[^@/]*@/, '//')}`],
    ['accounts', config.accountApiUrl ?? 'embedded, with the records of the content'],
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
