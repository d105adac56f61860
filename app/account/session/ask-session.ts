import type { SessionState } from '#contracts/session.ts';
import { sessionPath } from '#contracts/account-paths.ts';

/** Calls a session endpoint of the site. Tokens stay on the server and are in no response. */
export async function askSession(path = sessionPath, init?: RequestInit): Promise<SessionState> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Error(`No session: ${answer.status}`);
  const { state, email, name }: Record<string, unknown> = await answer.json();
  if (state !== 'signed-in' || typeof email !== 'string') return { state: 'signed-out' };
  return { state, email, ...(typeof name === 'string' && { name }) };
}
