import { useEffect, useEffectEvent, useState } from 'react';
import { pathBelowArea } from '#contracts/area-path.ts';
import { fewestSuggestedCharacters } from '#contracts/fewest-suggested.ts';
import { withoutInvisibleMarks } from '#contracts/forms/normalise-line.ts';
import type { SearchSuggestions } from '#contracts/search.ts';
import { record } from '../telemetry/analytics/data-layer.ts';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';
import { nextIndex } from './next-index.ts';
import { setAttributes } from './set-attributes.ts';

/** The debounce before a request: fast enough to feel live, with few enough requests. */
const typingPauseMs = 120;

const nothing: SearchSuggestions = { suggestions: [] };

/**
 * The combobox of a search box: requests an answer and suggestions while the visitor types, and moves through the
 * suggestions by keys. The links of the panel are reached by Tab; the panel closes when the focus leaves the form.
 */
export function useSuggestions(input: HTMLInputElement) {
  const [typed, setTyped] = useState('');
  const [{ answer, suggestions }, setFound] = useState(nothing);
  const [active, setActive] = useState<Suggestion>();
  const [isClosed, setClosed] = useState(true);
  const term = withoutInvisibleMarks(typed);
  const listId = `${input.id}-suggestions`;
  // A list that arrives late may have the active suggestion in another place, or not at all.
  const activeIndex = suggestions.findIndex(
    ({ text, href }) => text === active?.text && href === active.href,
  );
  const hasList = suggestions.length > 0;
  const isOpen = !isClosed && (hasList || answer !== undefined);

  useEffect(() => {
    setActive(undefined);
    if (term.length < fewestSuggestedCharacters) return setFound(nothing);
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        void fetchSuggestions(term, abort.signal)
          .catch(() => nothing)
          .then((found) => abort.signal.aborted || setFound(found)),
      typingPauseMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term]);
  useEffect(() => {
    // A timing of the view, where the visitor allows monitoring.
    if (isOpen) performance.mark('suggestions-shown');
  }, [isOpen]);
  useEffect(() => {
    const showsList = isOpen && hasList;
    setAttributes(input, {
      'aria-expanded': `${showsList}`,
      'aria-controls': showsList ? listId : undefined,
      'aria-activedescendant': showsList && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
    });
  }, [input, isOpen, hasList, listId, activeIndex]);

  const choose = ({ text, href }: Suggestion) => {
    setClosed(true);
    if (pathBelowArea(href ?? '') !== undefined) {
      record({ event: 'search-suggestion' });
      return location.assign(href ?? '');
    }
    searchFor(text, input);
  };
  const onInput = useEffectEvent(() => {
    setClosed(false);
    setTyped(input.value);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // These keys choose among what an input method offers.
    if (event.isComposing) return;
    const chosen = suggestions[activeIndex];
    if (event.key === 'Escape' && isOpen) {
      // Otherwise a sheet around the box would close with the panel.
      event.preventDefault();
      setClosed(true);
      input.focus();
    } else if (event.target !== input) {
      return;
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if ((hasList || answer) && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setClosed(false);
      setActive(suggestions[nextIndex(activeIndex, event.key, suggestions.length)]);
    }
  });
  useEffect(() => {
    const form = input.form;
    if (!form) return;
    setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list' });
    // The visitor may have typed before this code loaded.
    if (input === document.activeElement) onInput();
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => onInput(), { signal });
    form.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        (relatedTarget instanceof Node && form.contains(relatedTarget)) || setClosed(true),
      { signal },
    );
    return () => listening.abort();
  }, [input]);

  return { isOpen, panel: { id: listId, typed: term, answer, suggestions, activeIndex, choose } };
}

function searchFor(term: string, input: HTMLInputElement): void {
  input.value = term;
  input.form?.requestSubmit();
}
