import type { ExampleSet } from '../example-set.ts';
import { SideMenu } from './side-menu.tsx';

/** A side menu with a current page and one that leaves. */
export const sideMenuExamples: ExampleSet = {
  title: 'Side menu',
  layout: 'grid',
  examples: [
    {
      name: 'Current page, and one that leaves',
      element: (
        <div className="gallery-side">
          <SideMenu
            title="Help categories"
            items={[
              { label: 'Bills and payments', href: '#main', current: true },
              { label: 'My account', href: '#set-side-menu' },
              { label: 'Smart home', href: '#set-icons', leaves: true },
            ]}
          />
        </div>
      ),
    },
  ],
};
