import type { Brand } from '#contracts/brand.ts';
import { Panel } from '../../design-system/panel/panel.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';

/** Beside the form: what happens next, and the number for people who would rather talk. */
export function ComplaintAside({ next, brand }: { next: string; brand: Brand }) {
  return (
    <aside className="split__sticky flow" aria-label="About this form">
      <Panel tone="mist" className="panel--small flow flow--3" labelledBy="what-next">
        <h2 id="what-next" className="h-sm">
          What happens next
        </h2>
        <p>{next}</p>
      </Panel>
      <RingUs brand={brand} topic="complaints" />
    </aside>
  );
}
