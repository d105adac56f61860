import type { Route } from './+types/dismiss-notice.route';
import { siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { dismissNoticeCookie, isNoticeId } from './outage-notice/dismissed-notice.ts';
import { redirectToOrigin } from '../../frame/redirects.ts';
import { homePath } from '#contracts/area-path.ts';

/** Hides an outage notice for this visit and redirects to the help home. */
export async function action({ request, context }: Route.ActionArgs) {
  const notice = (await readForm(request, postedFields['dismiss-notice'])).get('notice');
  const site = context.get(siteContext);
  const isSecure = site.publicUrl.startsWith('https:');
  const cookies = request.headers.get('cookie');
  return redirectToOrigin(
    homePath,
    site,
    isNoticeId(notice) ? [dismissNoticeCookie(notice, cookies, isSecure)] : [],
  );
}

export function loader({ context }: Route.LoaderArgs) {
  return redirectToOrigin(homePath, context.get(siteContext));
}
