import { masked } from '../../consent/masked.ts';
import { Icon } from '../../design-system/icon/icon.tsx';
import type { Suggestion } from './use-suggestions.ts';

export type SuggestionListProps = {
  id: string;
  suggestions: Suggestion[];
  activeIndex: number;
  isOpen: boolean;
  choose: (suggestion: Suggestion) => void;
};

/** The list below the search box; its options are chosen by arrow keys and Enter, or by pointing. */
export function SuggestionList({ id, suggestions, activeIndex, isOpen, choose }: SuggestionListProps) {
  return (
    <>
      {isOpen && (
        <ul className="suggest" id={id} role="listbox" aria-label="Suggestions" {...masked}>
          {suggestions.map((suggestion, index) => (
            // Keyboard choice happens in the combobox itself, as the ARIA pattern has it.
            <li
              key={suggestion.text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              // The focus stays in the box; a choice is made as the button comes up, so that it can be taken back.
              onMouseDown={(event) => event.preventDefault()}
              onPointerUp={({ button }) => button === 0 && choose(suggestion)}
            >
              <Icon name={suggestion.href ? 'arrow-right' : 'search'} />
              <span>{suggestion.text}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {isOpen ? `${suggestions.length} suggestions` : ''}
      </p>
    </>
  );
}
