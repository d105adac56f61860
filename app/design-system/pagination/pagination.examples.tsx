import type { ExampleSet } from '../example-set.ts';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `#page-${page}`;

/** Pages at the start, in the middle and at the end. */
export const paginationExamples: ExampleSet = {
  title: 'Pages',
  examples: [
    {
      name: 'First',
      element: <Pagination page={1} pages={3} hrefFor={hrefFor} label="Pages, at the first" />,
    },
    {
      name: 'Middle',
      element: <Pagination page={6} pages={12} hrefFor={hrefFor} label="Pages, in the middle" />,
    },
    { name: 'Last', element: <Pagination page={4} pages={4} hrefFor={hrefFor} label="Pages, at the last" /> },
  ],
};
