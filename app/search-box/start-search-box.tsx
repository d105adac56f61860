import { hydrateRoot } from 'react-dom/client';
import { AfterStart } from '../frame/hydration/after-start.ts';
import { typedFields } from '../frame/hydration/typed-fields.ts';
import type { SearchPlace } from '../frame/page-frame/search-place.ts';
import { LiveSearchForm } from './search-box.tsx';

/** Starts React in one search box of a page that has no other React. The typed text and the focus are preserved. */
export function startSearchBox(box: HTMLElement): void {
  const place = box.dataset['place'] as SearchPlace | 'page';
  const typed = typedFields(box);
  hydrateRoot(
    box,
    <>
      <LiveSearchForm place={place} path={location.pathname} />
      <AfterStart run={typed.forget} />
    </>,
    { onRecoverableError: typed.restore },
  );
}
