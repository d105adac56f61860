import { fragmentId } from './fragment-id.ts';

/** Opens the expander that an address's fragment points at or into, for browsers that don't do it themselves. */
export function followTarget(): void {
  const open = () => {
    if (location.hash.length < 2) return;
    const expander = document.getElementById(fragmentId(location.hash))?.closest('details');
    if (expander) expander.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
