import { useEffect, useRef } from 'react';
import { Button } from '../../design-system/button/button.tsx';
import { Segments } from '../../design-system/segments/segments.tsx';
import { Sheet } from '../../design-system/sheet/sheet.tsx';
import {
  displayAttributes,
  displayCookieValue,
  displayCookieString,
  toDisplaySettings,
  type DisplaySettings,
} from './display-settings.ts';
import { areaHref } from '../../area-href.ts';

const questions = [
  { name: 'text', legend: 'Text size', labels: { standard: 'Standard', large: 'Large', larger: 'Larger' } },
  { name: 'contrast', legend: 'Contrast', labels: { standard: 'Standard', more: 'More' } },
  { name: 'theme', legend: 'Theme', labels: { device: 'Match device', light: 'Light', dark: 'Dark' } },
  { name: 'motion', legend: 'Motion', labels: { standard: 'Standard', less: 'Less' } },
] as const;

/**
 * The display settings: stored by a plain post, and applied at once where scripts run. `returnTo` is the path to
 * return to after the post.
 */
export function DisplaySheet({ settings, returnTo }: { settings: DisplaySettings; returnTo: string }) {
  const form = useRef<HTMLFormElement>(null);
  // A choice made before scripts loaded is applied as soon as they do.
  useEffect(() => {
    if (!form.current) return;
    const chosen = displayCookieValue(toDisplaySettings(new FormData(form.current)));
    if (chosen !== displayCookieValue(settings)) showAtOnce(form.current);
  }, [settings]);
  return (
    <Sheet id="display" title="Display settings" closeLabel="Close display settings">
      <form
        ref={form}
        method="post"
        action={areaHref('/display-settings')}
        onChange={(event) => showAtOnce(event.currentTarget)}
        data-wakes=""
      >
        <input type="hidden" name="return-to" value={returnTo} />
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

function showAtOnce(form: HTMLFormElement) {
  const settings = toDisplaySettings(new FormData(form));
  for (const [name, value] of Object.entries(displayAttributes(settings))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  document.cookie = displayCookieString(settings, location.protocol === 'https:');
}
