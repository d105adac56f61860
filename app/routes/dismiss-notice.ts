import type { Route } from './+types/dismiss-notice';
import { need, siteContext } from '../context.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { dismissNoticeCookie } from '../features/help-home/outage-notice/dismissed-notice.ts';
import { seeOther } from '../shell/see-other.ts';

/** Hides the outage notice for this visit and leads back to the help home. */
export async function action({ request, context }: Route.ActionArgs) {
  const notice = (await readForm(request, postedFields['dismiss-notice'])).get('notice');
  const site = need(context, siteContext);
  const isSecure = site.publicUrl.startsWith('https:');
  const isNoticeId = typeof notice === 'string' && /^[0-9a-f]{8}$/.test(notice);
  return seeOther('/help-and-support/', site, isNoticeId ? [dismissNoticeCookie(notice, isSecure)] : []);
}

export function loader({ context }: Route.LoaderArgs) {
  return seeOther('/help-and-support/', need(context, siteContext));
}
