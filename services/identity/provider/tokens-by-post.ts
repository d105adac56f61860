import type { ParsedUrlQuery } from 'node:querystring';

const tokenTypes = new Set(['token', 'id_token']);

/**
 * Whether an authorization request wants tokens without `response_mode=form_post`: they would arrive in the
 * fragment of an address, where scripts, extensions and the browser's history can read them. SPEC §6.
 */
export function asksForTokensInAddress({ response_type, response_mode }: ParsedUrlQuery): boolean {
  const types = [response_type ?? []].flat().flatMap((type) => type.split(/\s+/));
  return types.some((type) => tokenTypes.has(type)) && response_mode !== 'form_post';
}
