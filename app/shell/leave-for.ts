import { redirect, redirectDocument } from 'react-router';
import type { Site } from '../context.ts';

/** Leads on to a path: within the area without a reload, else out to the main site. */
export function leaveFor(path: string, site: Site): Response {
  const area = '/help-and-support';
  if (path.startsWith(`${area}/`)) return redirect(path.slice(area.length));
  return redirectDocument(`${site.mainSiteUrl || site.publicUrl}${path}`);
}
