import type { Brand } from '#contracts/brand.ts';
import { Panel } from '../../design-system/panel/panel.tsx';
import { phoneLink } from '../../frame/phone-link.ts';

/** Beside the form: what happens next, and another way to contact us. */
export function ComplaintAside({ next, brand }: { next: string; brand: Brand }) {
  const { customerService, relay } = brand.phones;
  return (
    <aside className="split__sticky flow" aria-label="About this form">
      <Panel tone="mist" className="panel--small flow flow--3" labelledBy="what-next">
        <h2 id="what-next" className="h-sm">
          What happens next
        </h2>
        <p>{next}</p>
      </Panel>
      {customerService && (
        <Panel className="panel--small flow flow--3" labelledBy="rather-talk">
          <h2 id="rather-talk" className="h-sm">
            Rather talk?
          </h2>
          <p>
            Call{' '}
            <a href={phoneLink(customerService).href}>
              <b className="kbd-num">{customerService}</b>
            </a>
            , {brand.openingHours}.
          </p>
          {relay && (
            <p>
              Relay UK: dial <b className="kbd-num">{relay}</b> first.
            </p>
          )}
        </Panel>
      )}
    </aside>
  );
}
