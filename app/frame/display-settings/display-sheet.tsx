import { Button } from '../../design-system/button/button.tsx';
import { Segments } from '../../design-system/segments/segments.tsx';
import { Sheet } from '../../design-system/sheet/sheet.tsx';
import type { DisplaySettings } from './display-settings.ts';
import { areaHref } from '../../area-href.ts';

const questions = [
  { name: 'text', legend: 'Text size', labels: { standard: 'Standard', large: 'Large', larger: 'Larger' } },
  { name: 'contrast', legend: 'Contrast', labels: { standard: 'Standard', more: 'More' } },
  { name: 'theme', legend: 'Theme', labels: { device: 'Match device', light: 'Light', dark: 'Dark' } },
  { name: 'motion', legend: 'Motion', labels: { standard: 'Standard', less: 'Less' } },
] as const;

/**
 * The display settings: stored by a plain post, and applied at once where scripts run (`start-display-sheet.ts`).
 * `path` is the page's, to return to after the post.
 */
export function DisplaySheet({ settings, path }: { settings: DisplaySettings; path: string }) {
  return (
    <Sheet id="display" title="Display settings" closeLabel="Close display settings">
      {/* A browser that brings back an earlier choice when the visitor goes back would have it stored again. */}
      <form method="post" action={areaHref('/display-settings')} autoComplete="off" data-wakes="">
        <input type="hidden" name="return-to" value={path} />
        {questions.map(({ name, legend, labels }) => (
          <Segments
            key={name}
            legend={legend}
            name={name}
            value={settings[name]}
            options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          />
        ))}
        <div className="sheet__foot">
          <Button kind="second" small>
            Save settings
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
