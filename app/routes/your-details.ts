import type { Route } from './+types/your-details';
import { customerContext, need } from '../context.ts';

/** The details that fill the forms of who is signed in, for pages that came without; nothing for all others. */
export async function loader({ context }: Route.LoaderArgs) {
  const { details = {}, hasFailed } = await need(context, customerContext).details();
  return Response.json(details, { status: hasFailed ? 503 : 200, headers: { 'cache-control': 'no-store' } });
}
