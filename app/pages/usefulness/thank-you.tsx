import { usefulnessReasons } from '#contracts/usefulness-reasons.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { RadioGroup } from '../../design-system/radio-group/radio-group.tsx';
import { wasThisUsefulPage } from './was-this-useful.page.ts';

type ThankYouProps = {
  /** The page that the answer is about, to go back to. */
  page: { label: string; href: string } | undefined;
  /** Whether to ask for a reason, which is optional, after a no. */
  asksWhy: boolean;
};

const reasons = Object.entries(usefulnessReasons).map(([value, label]) => ({ value, label }));

/** Thanks for an answer to 'Was this page useful?', and asks for the reason after a no. Decision 58. */
export function ThankYou({ page, asksWhy }: ThankYouProps) {
  const back = page ?? helpHome;
  return (
    <div className="section section--flush">
      <div className="wrap page-head">
        <a className="back" href={back.href}>
          <Icon name="chevron-left" />
          Back to {page ? `‘${page.label}’` : 'help'}
        </a>
        <h1 className="mt-4">{wasThisUsefulPage.title}</h1>
        {asksWhy && page ? (
          <form className="form mt-4" method="post" action={areaHref(wasThisUsefulPage.route)}>
            <input type="hidden" name="page" value={page.href} />
            <p className="lead">We’re sorry the page didn’t help.</p>
            <RadioGroup legend="What was wrong with it?" optional name="reason" options={reasons} />
            <div className="button-row">
              <Button>Send</Button>
            </div>
          </form>
        ) : (
          <p className="lead">
            Your answer is counted with everybody else’s, and shows us which pages to make better.
          </p>
        )}
        <p className="mt-8">
          Still need an answer? <a href={areaHref('/contact-us')}>Contact us</a>.
        </p>
      </div>
    </div>
  );
}
