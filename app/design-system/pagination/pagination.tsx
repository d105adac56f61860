import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** The name of the landmark, such as 'Pages of results'. */
  label: string;
}

/** Previous, numbers, next; nothing when there is only one page. */
export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 ? (
        <a href={hrefFor(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span className="pages__word">Previous</span>
          <VisuallyHidden> page</VisuallyHidden>
        </a>
      ) : (
        <span className="pages__off">
          <Icon name="chevron-left" />
          <VisuallyHidden>Previous page (this is the first)</VisuallyHidden>
        </span>
      )}
      {pageNumbers(page, pages).map((step, index) =>
        step === 'gap' ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`}>…</span>
        ) : (
          <a key={step} href={hrefFor(step)} aria-current={step === page ? 'page' : undefined}>
            <VisuallyHidden>Page </VisuallyHidden>
            {step}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={hrefFor(page + 1)} rel="next">
          <span className="pages__word">Next</span>
          <VisuallyHidden> page</VisuallyHidden>
          <Icon name="chevron-right" />
        </a>
      ) : (
        <span className="pages__off">
          <VisuallyHidden>Next page (this is the last)</VisuallyHidden>
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  );
}
