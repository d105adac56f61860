import { SearchPanel } from './search-panel.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSearchCheck } from './use-search-check.ts';
import { useSuggestions } from './use-suggestions.ts';

type ComboboxProps = {
  input: HTMLInputElement;
  path: string;
  /** Called with what is wrong with a term that was sent, '' for nothing. */
  onChecked: (problem: string) => void;
};

/** Makes a combobox of the search box: shows what is found while the visitor types, and checks what is sent. */
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
