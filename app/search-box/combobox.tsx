import { SearchPanel } from './search-panel.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSearchCheck } from './use-search-check.ts';
import { useSuggestions } from './use-suggestions.ts';

type ComboboxProps = {
  input: HTMLInputElement;
  path: string;
  /** Called after each check of the term, with what is wrong with it, or ''. */
  onChecked: (problem: string) => void;
};

/** Turns the search box into a combobox: shows suggestions while the visitor types, and checks the submitted term. */
export function Combobox({ input, path, onChecked }: ComboboxProps) {
  useSearchCheck(input, onChecked);
  const { isOpen, panel } = useSuggestions(input);
  return (
    <>
      {isOpen && <SearchPanel {...panel} path={path} />}
      <SearchStatus isOpen={isOpen} answer={panel.answer} suggestions={panel.suggestions} />
    </>
  );
}
