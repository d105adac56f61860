import { Icon } from '../design-system/icon/icon.tsx';
import type { Suggestion } from './fetch-suggestions.ts';

export type SuggestionListProps = {
  id: string;
  typed: string;
  suggestions: Suggestion[];
  activeIndex: number;
  choose: (suggestion: Suggestion) => void;
};

/** Suggestions as options, which are chosen by arrow keys and Enter, or by pointing. */
export function SuggestionList({ id, typed, suggestions, activeIndex, choose }: SuggestionListProps) {
  return (
    <ul className="suggest" id={id} role="listbox" aria-label="Suggestions">
      {suggestions.map((suggestion, index) => (
        // The combobox itself handles the keyboard, as the ARIA pattern specifies.
        <li
          key={suggestion.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          // The choice is made when the button is released, so that a press can be cancelled.
          onPointerUp={({ button }) => button === 0 && choose(suggestion)}
        >
          <Icon name={suggestion.href ? 'arrow-right' : 'search'} />
          <Continued typed={typed} text={suggestion.text} />
        </li>
      ))}
    </ul>
  );
}

/** A suggestion's text. If it begins with what the visitor typed, that part is bold. */
function Continued({ typed, text }: { typed: string; text: string }) {
  if (!text.toLowerCase().startsWith(typed.toLowerCase())) return <span>{text}</span>;
  return (
    <span>
      <b>{text.slice(0, typed.length)}</b>
      {text.slice(typed.length)}
    </span>
  );
}
