import type { Route } from './+types/your-details';
import { customerContext, need } from '../context.ts';

/** The details that fill the forms of who is signed in, for pages that came without them; nothing for all others. */
export async function loader({ context }: Route.LoaderArgs) {
  const details = await need(context, customerContext).details();
  return Response.json(details ?? {}, { headers: { 'cache-control': 'no-store' } });
}
