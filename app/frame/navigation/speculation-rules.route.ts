import { speculationRules } from './speculation-rules.ts';

export function loader() {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      // As long as the release may last that a page came from.
      'cache-control': 'public, max-age=3600',
    },
  });
}
