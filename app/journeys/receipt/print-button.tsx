import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { useScripts } from '../../frame/hydration/use-scripts.ts';

/** Prints the page; without scripts visitors use the browser's own command. */
export function PrintButton() {
  if (!useScripts()) return null;
  return (
    <Button kind="second" type="button" onClick={() => print()}>
      <Icon name="print" />
      Print this page
    </Button>
  );
}
