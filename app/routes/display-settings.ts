import type { Route } from './+types/display-settings';
import { need, siteContext } from '../context.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { displayCookieString, toDisplaySettings } from '../shell/display-settings/display-settings.ts';
import { safeReturnPath } from '../shell/safe-return-path.ts';
import { seeOther } from '../shell/see-other.ts';

/** Keeps the display settings and leads back to the page they were chosen on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, postedFields['display-settings']);
  const site = need(context, siteContext);
  const isSecure = site.publicUrl.startsWith('https:');
  return seeOther(safeReturnPath(form.get('return-to')), site, [
    displayCookieString(toDisplaySettings(form), isSecure),
  ]);
}

export function loader({ context }: Route.LoaderArgs) {
  return seeOther('/help-and-support/', need(context, siteContext));
}
