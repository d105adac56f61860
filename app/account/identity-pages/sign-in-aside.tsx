import { areaHref } from '../../area-href.ts';
import { Panel } from '../../design-system/panel/panel.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';

/** Beside the form: a number to ring for customers without a password, and a link to help that needs no sign-in. */
export function SignInAside({ ring }: { ring: Ring | undefined }) {
  return (
    <aside className="split__sticky flow" aria-label="Help with signing in">
      <RingUs
        ring={ring && { ...ring, title: 'No password? Ring us', lead: 'We’ll help you set a new one.' }}
        saysNow={false}
      />
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
