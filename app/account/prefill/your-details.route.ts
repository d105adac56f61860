import type { Route } from './+types/your-details.route';
import { customerContext } from './customer-context.ts';

/** The signed-in visitor's details, for pages that came without them; nothing for other visitors. */
export async function loader({ context }: Route.LoaderArgs) {
  const { details = {}, hasFailed } = await context.get(customerContext).details();
  return Response.json(details, { status: hasFailed ? 503 : 200, headers: { 'cache-control': 'no-store' } });
}
