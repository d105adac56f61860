import { Button } from '../../design-system/button/button.tsx';
import { useScripts } from '../../frame/hydration/use-scripts.ts';
import { intents } from './outcome.ts';

/**
 * Without scripts: reloads the form with the fields of the choice before it, keeping every answer. Visible once that
 * choice changes.
 */
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
