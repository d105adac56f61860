import type { SearchPlace } from '../frame/page-frame/search-place.ts';
import { boxOfPlace } from './box-of-place.ts';
import { SearchForm } from './search-form.tsx';

/** The header's search box on a page without scripts: the form alone. `path` is the page's own. */
export function PlainSearchBox({ place, path }: { place: SearchPlace; path: string }) {
  return (
    <div className="search-box">
      <SearchForm {...boxOfPlace[place]} path={path} />
    </div>
  );
}
