import { Button } from '../../design-system/button/button.tsx';
import { useScripts } from '../../hydration/use-scripts.ts';
import { intents } from './outcome.ts';

/** Without scripts: draws the fields of the choice before it, with every answer kept. Seen once that choice changes. */
export function ShowFields() {
  if (useScripts()) return null;
  return (
    <div className="when-choice-changes">
      <Button kind="second" small name="intent" value={intents.choose}>
        Show the fields for this choice
      </Button>
    </div>
  );
}
