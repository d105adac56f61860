import { Icon } from '../design-system/icon/icon.tsx';
import { areaHref } from '../area-href.ts';

/**
 * Confirms the choice in place of the question. Every page contains it as a template, of which `follow-banner.ts` shows
 * the sentence that fits.
 */
export function ChoiceSaved() {
  return (
    <template id="choice-saved">
      <div className="consent consent--saved" role="status" tabIndex={-1}>
        <p className="wrap">
          <Icon name="check-circle" />
          <span>
            <span data-choice="accepted">You accepted all cookies.</span>
            <span data-choice="rejected">
              You rejected all but the cookies that make this site work.
            </span>{' '}
            Change this any time: choose <a href={areaHref('/cookies')}>Cookies</a> at the foot of the page.
          </span>
        </p>
      </div>
    </template>
  );
}
