import type { Brand } from '#contracts/brand.ts';
import { areaHref } from '../../area-href.ts';
import { Panel } from '../../design-system/panel/panel.tsx';
import { CallableNumber } from '../../frame/ring-us/callable-number.tsx';

/** Beside the form: a way out for those who have no password, and for those who need none. */
export function SignInAside({ brand, helpLink }: { brand: Brand; helpLink: string }) {
  return (
    <aside className="split__sticky flow" aria-label="Help with signing in">
      <Panel tone="mist" className="panel--small flow flow--3" labelledBy="forgotten">
        <h2 id="forgotten" className="h-sm">
          Can’t sign in?
        </h2>
        <p>
          <a href={helpLink}>Forgotten your password?</a>
        </p>
        <p>
          We can help you set a new one. Call <CallableNumber number={brand.phones.customerService} />,{' '}
          {brand.openingHours}.
        </p>
      </Panel>
      <Panel className="panel--small flow flow--3" labelledBy="without">
        <h2 id="without" className="h-sm">
          You don’t need to sign in to get help
        </h2>
        <p>
          <a href={areaHref('/')}>Go to help and support without signing in</a>
        </p>
      </Panel>
    </aside>
  );
}
