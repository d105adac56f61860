import { useEffect, useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { pathBelowArea } from '#contracts/area-path.ts';
import type { SearchSuggestions } from '#contracts/search.ts';
import { record } from '../telemetry/analytics/data-layer.ts';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';
import { nextIndex } from './next-index.ts';

/** Suggestions begin with the third character: with fewer, anything matches. */
const firstSuggestedLength = 3;
/** The debounce before a request: fast enough to feel live, with few enough requests. */
const typingPauseMs = 120;

const nothing: SearchSuggestions = { suggestions: [] };

/**
 * The combobox of the search box: requests an answer and suggestions while the visitor types, and moves through the
 * suggestions by keys. The links of the panel are reached by Tab; the panel closes when the focus leaves the box and it.
 */
export function useSuggestions(inputId: string) {
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState('');
  const [{ answer, suggestions }, setFound] = useState(nothing);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isClosed, setClosed] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const term = typed.trim();

  useEffect(() => {
    setReady(true);
    // What was typed before scripts ran.
    if (!input.current || input.current !== document.activeElement) return;
    setClosed(false);
    setTyped(input.current.value);
  }, []);
  useEffect(() => {
    setActiveIndex(-1);
    if (term.length < firstSuggestedLength) return setFound(nothing);
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

  const hasList = suggestions.length > 0;
  const isOpen = !isClosed && (hasList || answer !== undefined);
  useEffect(() => {
    // A timing of the view, where the visitor allows monitoring.
    if (isOpen) performance.mark('suggestions-shown');
  }, [isOpen]);
  const choose = ({ text, href }: Suggestion) => {
    setClosed(true);
    const below = pathBelowArea(href ?? '');
    if (below !== undefined) {
      record({ event: 'search-suggestion' });
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
      return void navigate(below);
    }
    if (!input.current) return;
    input.current.value = text;
    input.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[activeIndex];
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if ((hasList || answer) && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setClosed(false);
      setActiveIndex(nextIndex(activeIndex, event.key, suggestions.length));
    }
  };

  const listId = `${inputId}-suggestions`;
  const showsList = isOpen && hasList;
  // A plain search field until scripts run; a combobox from then on.
  const combobox: ComponentProps<'input'> = isReady
    ? {
        type: 'text',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': showsList,
        'aria-controls': showsList ? listId : undefined,
        'aria-activedescendant': showsList && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
        onKeyDown,
        onInput: (event) => {
          setClosed(false);
          setTyped(event.currentTarget.value);
        },
      }
    : {};
  return {
    combobox: { ref: input, ...combobox },
    boxProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Without this a sheet around the box would close with the panel.
        event.preventDefault();
        setClosed(true);
        input.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        currentTarget.contains(relatedTarget) || setClosed(true),
    },
    isOpen,
    panel: { id: listId, typed: term, answer, suggestions, activeIndex, choose },
  };
}
