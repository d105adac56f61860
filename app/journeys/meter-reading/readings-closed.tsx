import type { ReactNode } from 'react';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { mainSiteMeterReads } from '../../help-content/links/follow-window.ts';
import type { MeterArticles } from './meter-articles.ts';

/** Shown while the meter-reading window is closed. SPEC §2 "submit-meter-read", §8. */
export function ReadingsClosed({ articles, children }: { articles: MeterArticles; children?: ReactNode }) {
  return (
    <div className="flow flow--8">
      <p className="lead">We’re sorry the online form to submit meter readings is no longer available.</p>
      {children}
      <div className="button-row">
        <LinkButton href={mainSiteMeterReads} leaves>
          Other ways to give us a reading
        </LinkButton>
        <LinkButton kind="second" href={articles.electricity}>
          How to read your meter
        </LinkButton>
      </div>
    </div>
  );
}
