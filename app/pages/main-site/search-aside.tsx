import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { popularSearches } from './popular-searches.ts';
import { areaHref } from '../../area-href.ts';

/** Beside the results: what others search for, and what to do when nothing fits. */
export function SearchAside({ term }: { term: string }) {
  const typed = term.toLowerCase();
  return (
    <aside className="split__sticky flow flow--8" aria-label="More help">
      <section aria-labelledby="also">
        <h2 id="also" className="h-sm">
          {typed === '' ? 'Popular searches' : 'People also search for'}
        </h2>
        <LinkList
          links={popularSearches
            .filter((search) => search !== typed)
            .map((search) => ({ label: search, href: `/search?q=${encodeURIComponent(search)}` }))}
        />
      </section>
      <div className="panel panel--mist panel--small flow flow--2">
        <h2 className="h-sm">Can’t find it?</h2>
        <p>
          Try fewer words, or <a href={areaHref('/contact-us')}>contact us</a>.
        </p>
      </div>
    </aside>
  );
}
