import { replayMask } from '../consent/replay-mask.ts';
import { Icon } from '../design-system/icon/icon.tsx';
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
        <ul className="suggest" id={id} role="listbox" aria-label="Suggestions" {...replayMask}>
          {suggestions.map((suggestion, index) => (
            // The combobox itself handles the keyboard, as the ARIA pattern specifies.
            <li
              key={suggestion.text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              // The focus stays in the box; a choice is made when the button is released, so that it can be cancelled.
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
