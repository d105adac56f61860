import type { ExampleSet } from '../example-set.ts';
import { Icon } from '../icon/icon.tsx';
import { SearchField } from './search-field.tsx';

const suggestions = ['my bill', 'by card', 'later'];

/** Search: plain, with suggestions, with an error. */
export const searchFieldExamples: ExampleSet = {
  title: 'Search',
  layout: 'grid',
  examples: [
    {
      name: 'Plain',
      element: <SearchField action="#main" label="Search help" id="example-search" landmark="Help" />,
    },
    {
      name: 'With suggestions',
      element: (
        <SearchField
          action="#main"
          label="Search help"
          id="example-suggest"
          landmark="Help, with suggestions"
          defaultValue="pay"
          hidden={{ topic: 'bills' }}
          inputProps={{
            role: 'combobox',
            type: 'text',
            'aria-expanded': true,
            'aria-controls': 'example-suggest-list',
            'aria-activedescendant': 'example-suggest-0',
          }}
        >
          <ul className="suggest" id="example-suggest-list" role="listbox" aria-label="Suggestions">
            {suggestions.map((rest, index) => (
              <li key={rest} role="option" id={`example-suggest-${index}`} aria-selected={index === 0}>
                <Icon name="search" />
                <span>
                  <b>pay</b> {rest}
                </span>
              </li>
            ))}
          </ul>
        </SearchField>
      ),
    },
    {
      name: 'With an error',
      element: (
        <SearchField
          action="#main"
          label="Search help"
          id="example-search-error"
          landmark="Help, with an error"
          error="Enter what you’re looking for"
        />
      ),
    },
  ],
};
