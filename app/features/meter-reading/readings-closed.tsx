import type { ReactNode } from 'react';
import { articlePath } from '../../area-path.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';

/** Shown while the meter-reading window is closed. SPEC §2 "submit-meter-read", §8. */
export function ReadingsClosed({ children }: { children?: ReactNode }) {
  return (
    <div className="flow flow--8">
      <p className="lead">We’re sorry the online form to submit meter readings is no longer available.</p>
      {children}
      <div className="button-row">
        <LinkButton href="/energy/meter-reads" leaves>
          Other ways to give us a reading
        </LinkButton>
        <LinkButton kind="second" href={articlePath('meters', 'how-to-read-your-electricity-meter')}>
          How to read your meter
        </LinkButton>
      </div>
    </div>
  );
}
