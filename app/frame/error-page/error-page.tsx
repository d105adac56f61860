import type { Brand } from '#contracts/brand.ts';
import { defaultWords } from '#contracts/default-words.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { EmergencyNumbers } from '../emergency-numbers/emergency-numbers.tsx';
import { failedPageId, noRequest, type FailedRequest } from './failed-request.ts';
import { RingUs } from '../ring-us/ring-us.tsx';
import type { Ring } from '../ring-us/ring.ts';
import { FailureReference } from './failure-reference.tsx';
import { areaHref } from '../../area-href.ts';

/** Title of the error page. */
export const errorPageTitle = 'Sorry, we can’t show this page';

type ErrorPageProps = {
  brand: Brand;
  /** Customer service's line. */
  ring: Ring | undefined;
  request?: FailedRequest;
};

/** Shown when a page can't be rendered: what to do now, and the emergency numbers. SPEC §8. */
export function ErrorPage({ brand, ring, request = noRequest }: ErrorPageProps) {
  const { reference, isPost } = request;
  return (
    <>
      <div
        className="wrap page-head page-head--low"
        id={failedPageId}
        data-reference={reference}
        data-post={isPost ? '' : undefined}
      >
        {isPost ? (
          <>
            <h1>{defaultWords.title}</h1>
            <p className="lead">{defaultWords.description} If it’s urgent, use these numbers now.</p>
          </>
        ) : (
          <>
            <h1>Sorry, we can’t show this page at the moment</h1>
            <p className="lead">
              The fault is ours. Try again in a few minutes. If it’s urgent, use these numbers now.
            </p>
          </>
        )}
      </div>
      <div className="section section--flush">
        <div className="wrap flow flow--8">
          <EmergencyNumbers brand={brand} headingLevel={2} />
          <div className="button-row">
            <LinkButton href="">Try again</LinkButton>
            <LinkButton kind="second" href={areaHref('/')}>
              Go to help home
            </LinkButton>
          </div>
          <RingUs ring={ring && { ...ring, title: 'Not urgent? Ring us' }} variant="end" saysNow={false} />
          <FailureReference reference={reference} />
        </div>
      </div>
    </>
  );
}
