import { Panel } from '../../design-system/panel/panel.tsx';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';

/** Beside the form: what happens next, and the number for people who would rather talk. */
export function ComplaintAside({ next }: { next: string }) {
  return (
    <aside className="split__sticky flow" aria-label="About this form">
      <Panel tone="mist" className="panel--small flow flow--3" labelledBy="what-next">
        <h2 id="what-next" className="h-sm">
          What happens next
        </h2>
        <p>{next}</p>
      </Panel>
      <RingUsInArea
        title="Rather talk? Ring us"
        haveReady="Have your account number to hand, and the dates and names that matter."
      />
    </aside>
  );
}
