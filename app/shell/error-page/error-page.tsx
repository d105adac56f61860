import type { Brand } from '#contracts/brand.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { CallUs } from '../call-us.tsx';
import { EmergencyNumbers } from '../emergency-numbers/emergency-numbers.tsx';

/** Title of the error page. */
export const errorPageTitle = 'Sorry, we can’t show this page';

/** What people see when a page can't be made: what to do now, and the emergency numbers. SPEC §8. */
export function ErrorPage({ brand }: { brand: Brand }) {
  return (
    <>
      <div className="wrap page-head" id="page-failure">
        <h1>Sorry, we can’t show this page at the moment</h1>
        <p className="lead">
          The fault is ours. Try again in a few minutes. If it’s urgent, use these numbers now.
        </p>
      </div>
      <div className="section section--flush">
        <div className="wrap flow flow--8">
          <EmergencyNumbers phones={brand.phones} headingLevel={2} />
          <div className="button-row">
            <LinkButton href="">Try again</LinkButton>
            <LinkButton kind="second" href="/help-and-support/">
              Go to help home
            </LinkButton>
          </div>
          <CallUs brand={brand} lead="Or call us on" />
        </div>
      </div>
    </>
  );
}
