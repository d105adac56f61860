import type { Route } from './+types/display-settings.route';
import { siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { displayCookieString, toDisplaySettings } from './display-settings.ts';
import { safeReturnPath } from '../safe-return-path.ts';
import { redirectToOrigin } from '../redirects.ts';
import { homePath } from '#contracts/area-path.ts';

/** Stores the display settings and redirects to the page on which they were chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, postedFields['display-settings']);
  const site = context.get(siteContext);
  const isSecure = site.publicUrl.startsWith('https:');
  return redirectToOrigin(safeReturnPath(form.get('return-to')), site, [
    displayCookieString(toDisplaySettings(form), isSecure),
  ]);
}

export function loader({ context }: Route.LoaderArgs) {
  return redirectToOrigin(homePath, context.get(siteContext));
}
