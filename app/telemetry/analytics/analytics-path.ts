/** The placeholder for an id in a recorded path. */
const genericId = ':id';
/**
 * Path names that are followed by ids: premises, services account, appointment, invoice and quote. SPEC §2 "Shared".
 */
const ownersOfIds = /^(?:premises|services-?accounts?|appointments?|invoices?|quotes?)$/;
/** A page's own name, like 'read-your-meter'. Anything of another form may be an id. */
const pageName = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,6}$/;
/** The number of visited pages remembered: the newest show where a visitor came from. */
const historyLimit = 20;

/**
 * A path as recorded in analytics: no query, no fragment, no trailing slash, and a generic id for each id in the paths
 * of premises, services accounts, appointments, invoices and quotes. SPEC §2 "Shared".
 */
export function analyticsPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  let belongsToOwner = false;
  let before = '';
  const segments = bare.split('/').map((segment) => {
    const isId = belongsToOwner && segment !== '' && !pageName.test(segment);
    belongsToOwner ||= isOwner(before, segment);
    before = segment;
    return isId ? genericId : segment;
  });
  return segments.join('/').replace(/(.)\/+$/, '$1');
}

/** In 'services/account' the name is two segments. */
function isOwner(before: string, segment: string): boolean {
  const name = readable(segment);
  return ownersOfIds.test(name) || (readable(before) === 'services' && ownersOfIds.test(`services-${name}`));
}

/** Any spelling in an address: servicesAccount, services_account, Services-Account. */
function readable(segment: string): string {
  return segment
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The virtual page history with one more recorded path. Paths that contain digits are not added. SPEC §2 "Shared". */
export function addToPageHistory(history: readonly string[], path: string): readonly string[] {
  return /\d/.test(path) ? history : [...history, path].slice(-historyLimit);
}
