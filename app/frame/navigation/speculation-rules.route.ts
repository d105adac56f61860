import { speculationRules } from './speculation-rules.ts';

export function loader() {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      // The file's address never changes, so browsers may cache it only for an hour.
      'cache-control': 'public, max-age=3600',
    },
  });
}
