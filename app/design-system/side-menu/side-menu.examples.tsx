import type { ExampleSet } from '../example-set.ts';
import { SideMenu } from './side-menu.tsx';

/** A side menu with a current page, an external link, and a second list. */
export const sideMenuExamples: ExampleSet = {
  title: 'Side menu',
  layout: 'grid',
  examples: [
    {
      name: 'Current page, one that leaves, and more under them',
      element: (
        <div className="gallery-side">
          <SideMenu
            title="Help categories"
            items={[
              { label: 'Bills and payments', href: '#main', current: true },
              { label: 'My account', href: '#set-side-menu' },
              { label: 'Smart home', href: '#set-icons', leaves: true },
            ]}
            more={{
              title: 'More help',
              items: [{ label: 'Breakdowns', href: '#set-tiles' }],
            }}
          />
        </div>
      ),
    },
  ],
};
