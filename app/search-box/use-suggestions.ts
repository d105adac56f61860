import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { record } from '../telemetry/analytics/data-layer.ts';
import { recordingFailure } from '../telemetry/analytics/record-failed-call.ts';
import { nextIndex } from './next-index.ts';
import { areaHref } from '../area-href.ts';
import { pathBelowArea } from '#contracts/area-path.ts';

export type Suggestion = { text: string; href?: string };

/** Suggestions begin with the third character: with fewer, anything matches. */
const firstSuggestedLength = 3;
/** The debounce before a request: fast enough to feel live, with few enough requests. */
const typingPauseMs = 120;

/** The combobox of the search box: requests suggestions while the visitor types, and moves through them by keys. */
export function useSuggestions(inputId: string) {
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isClosed, setClosed] = useState(true);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    const term = typed.trim();
    setActiveIndex(-1);
    if (term.length < firstSuggestedLength) return setSuggestions([]);
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        void fetchSuggestions(term, abort.signal)
          .catch(() => [])
          .then((found) => abort.signal.aborted || setSuggestions(found)),
      typingPauseMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);

  const isOpen = !isClosed && suggestions.length > 0;
  useEffect(() => {
    // A timing of the view, where the visitor allows monitoring.
    if (isOpen) performance.mark('suggestions-shown');
  }, [isOpen]);
  const choose = ({ text, href }: Suggestion) => {
    setClosed(true);
    const below = pathBelowArea(href ?? '');
    if (below !== undefined) {
      record({ event: 'search-suggestion' });
      return void navigate(below);
    }
    if (!input.current) return;
    input.current.value = text;
    input.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[activeIndex];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setClosed(true);
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (suggestions.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setClosed(false);
      setActiveIndex(nextIndex(activeIndex, event.key, suggestions.length));
    }
  };

  const listId = `${inputId}-suggestions`;
  // A plain search field until scripts run; a combobox from then on.
  const combobox: ComponentProps<'input'> = isReady
    ? {
        type: 'text',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
        onKeyDown,
        onInput: (event) => {
          setClosed(false);
          setTyped(event.currentTarget.value);
        },
        onBlur: () => setClosed(true),
      }
    : {};
  return {
    inputProps: { ref: input, ...combobox },
    list: { id: listId, suggestions, activeIndex, isOpen, choose },
  };
}

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Suggestion[]> {
  return recordingFailure(
    'suggestions-failed',
    async () => {
      const address = `${areaHref('/search/suggestions')}?q=${encodeURIComponent(term)}`;
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`Suggestions can't be had: ${response.status}`);
      return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
    },
    signal,
  );
}
