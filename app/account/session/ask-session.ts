import type { SessionState } from '#contracts/session.ts';
import { sessionPath } from '#contracts/account-paths.ts';

/** Calls a session endpoint of the site. Tokens stay on the server and are in no response. */
export async function askSession(path = sessionPath, init?: RequestInit): Promise<SessionState> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`No session: ${response.status}`);
  const { state, email, name }: Record<string, unknown> = await response.json();
  if (state !== 'signed-in' || typeof email !== 'string') return { state: 'signed-out' };
  return { state, email, ...(typeof name === 'string' && { name }) };
}
