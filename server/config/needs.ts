import { defaultPort, isLoopbackHost, isPublicAddress } from './rules.ts';
import { isSet } from './secret-files.ts';
import type { Environment } from './setting.ts';

/** `message` says what was expected. */
type Mistake = { name: string; message: string };

/**
 * Mistakes in the combination of variables, such as one that another makes necessary but that is missing. A site with
 * a host name of its own is in production, so its secrets must be set explicitly.
 */
export function missingVariables(given: Environment): Mistake[] {
  const isPublic = isPublicAddress(given['PUBLIC_URL'] ?? '');
  return [
    // Nothing is expected of a variable whose file can't be read: that is reported already.
    ...(isPublic && !isSet(given, 'SESSION_SECRET')
      ? [
          {
            name: 'SESSION_SECRET',
            message: 'a secret of at least 32 characters, since PUBLIC_URL is not this machine',
          },
        ]
      : []),
    ...halfOfDelivery(given, {
      where: ['SMTP_URL', 'your mail server'],
      how: ['MAIL_FROM', 'the sender’s e-mail address'],
    }),
    ...halfOfDelivery(given, {
      where: ['CRM_WEBHOOK_URL', 'the address that leads are sent to'],
      how: ['CRM_WEBHOOK_SECRET', 'the secret that signs the leads sent there'],
    }),
    ...halfOfIssuer(given),
    ...halfOfProvider(given),
    ...unlimitedForOthers(given),
    ...portOfMetrics(given),
  ];
}

type Described = [name: string, expected: string];

/**
 * Without its address nothing would be delivered, and nobody would notice. Where another process has the leads, half a
 * pair does no harm: sites and back ends may share their settings.
 */
function halfOfDelivery(given: Environment, { where, how }: Record<'where' | 'how', Described>): Mistake[] {
  const hasLeads = !given['LEADS_API_URL'] && !given['API_URL'];
  const needs = ([name, message]: Described, [present]: Described) =>
    isSet(given, present) && !isSet(given, name)
      ? [{ name, message: `${message}, since ${present} is set` }]
      : [];
  return [...needs(how, where), ...(hasLeads ? needs(where, how) : [])];
}

/** Settings that only make sense for an issuer of the supplier's own; and refresh tokens need the code flow. */
function halfOfIssuer(given: Environment): Mistake[] {
  const forOwn = ['IDENTITY_CLIENT_SECRET', 'IDENTITY_SCOPE', 'IDENTITY_AUDIENCE', 'IDENTITY_REFRESH_CALLS'];
  const present = forOwn.find((name) => isSet(given, name));
  const isOffline = given['IDENTITY_SCOPE']?.split(' ').includes('offline_access');
  return [
    ...(present && !given['IDENTITY_URL']
      ? [{ name: 'IDENTITY_URL', message: `your OpenID issuer, since ${present} is set` }]
      : []),
    ...(isOffline && given['SIGN_IN_FLOW'] !== 'code'
      ? [{ name: 'SIGN_IN_FLOW', message: 'code, since IDENTITY_SCOPE asks for offline_access' }]
      : []),
  ];
}

/**
 * The provider identifies an application by its id and token together; an intake of the supplier's own may need
 * neither.
 */
function halfOfProvider(given: Environment): Mistake[] {
  const names = ['MONITORING_APPLICATION_ID', 'MONITORING_CLIENT_TOKEN'];
  const [absent, ...others] = names.filter((name) => !isSet(given, name));
  if (!absent || others.length > 0 || given['MONITORING_INTAKE_URL']) return [];
  const present = names.find((name) => name !== absent);
  return [{ name: absent, message: `what the provider gave with ${present}, since that is set` }];
}

/** A site without limits must not be reachable by others: tests and benchmarks run on this machine only. */
function unlimitedForOthers(given: Environment): Mistake[] {
  const isReachable =
    isPublicAddress(given['PUBLIC_URL'] ?? '') || !isLoopbackHost(given['HOST'] ?? '127.0.0.1');
  if (given['RATE_LIMITS'] !== 'off' || !isReachable) return [];
  return [
    {
      name: 'RATE_LIMITS',
      message: 'on, or a factor like 4: it can be off only while HOST and PUBLIC_URL are this machine',
    },
  ];
}

function portOfMetrics(given: Environment): Mistake[] {
  const isOwn = Number(given['METRICS_PORT']) !== Number(given['PORT'] ?? defaultPort);
  return isOwn ? [] : [{ name: 'METRICS_PORT', message: 'a port other than PORT' }];
}
