import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { popularSearches } from './popular-searches.ts';
import { areaHref } from '../../area-href.ts';

type SearchAsideProps = { term: string; related: readonly string[] | undefined };

/** Beside the results: searches of the same topic, or else the most common ones, and what to do when nothing fits. */
export function SearchAside({ term, related }: SearchAsideProps) {
  const typed = term.toLowerCase();
  const others = related?.filter((search) => search !== typed) ?? [];
  return (
    <aside className="split__sticky flow flow--8 no-print" aria-label="More help">
      <section aria-labelledby="also">
        <h2 id="also" className="h-sm">
          {typed === '' ? 'Popular searches' : 'People also search for'}
        </h2>
        <LinkList
          links={(others.length > 0 ? others : popularSearches)
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
