import type { SearchSuggestions } from '#contracts/search.ts';

/** Announces politely what the panel shows, which screen readers would not notice otherwise. */
export function SearchStatus({ isOpen, answer, suggestions }: SearchSuggestions & { isOpen: boolean }) {
  const count = `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`;
  return (
    <p className="visually-hidden" role="status">
      {isOpen && (answer ? `Answer: ${asSentence(answer.title)} ${count}` : count)}
    </p>
  );
}

function asSentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}
