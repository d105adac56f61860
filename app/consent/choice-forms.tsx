import type { SubmitEvent } from 'react';
import { consentCategories, type Consent } from '#contracts/consent.ts';
import { useConsentNow } from './use-consent-now.ts';
import { Button } from '../design-system/button/button.tsx';
import { RadioGroup } from '../design-system/radio-group/radio-group.tsx';
import { AllAtOnce } from './all-at-once.tsx';
import { categoryWords } from './category-words.ts';
import { choiceName, chosenConsent } from './chosen-consent.ts';
import { areaHref } from '../area-href.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type ChoiceFormsProps = { consent: Consent | undefined; onChoice: (consent: Consent) => void };

/**
 * Lets the visitor choose everything at once or category by category. There are two forms, so that pressing Enter in a
 * category saves the categories. A category without an answer counts as refused.
 */
export function ChoiceForms({ consent, onChoice }: ChoiceFormsProps) {
  const allowed = useConsentNow(namesAllowed, namesAllowed(consent));
  const form = {
    method: 'post',
    action: areaHref('/cookies'),
    'data-wakes': '',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      onChoice(chosenConsent(new FormData(event.currentTarget, event.nativeEvent.submitter)));
    },
  };
  const comeBack = <input type="hidden" name="return-to" value={`${areaHref('/cookies')}?saved=yes`} />;
  return (
    <>
      <section className="flow" aria-labelledby="all-at-once">
        <h2 id="all-at-once">Accept or reject them all</h2>
        <form {...form}>
          {comeBack}
          <AllAtOnce second />
        </form>
      </section>
      <section className="flow flow--8" aria-labelledby="one-by-one">
        <h2 id="one-by-one">Or choose kind by kind</h2>
        <div>
          <h3 className="h-xs">Strictly necessary cookies are always on</h3>
          <p className="hint">
            They keep you signed in, hold what you type until you send it, and remember what you chose.
            Without them the site wouldn’t work, so we don’t ask.
          </p>
        </div>
        {/* The key resets the form when everything is chosen at once, or when another tab changes the choice. */}
        <form {...form} key={allowed} className="form">
          {comeBack}
          {consentCategories.map((category) => (
            <RadioGroup
              key={category}
              name={category}
              legend={categoryWords[category].question}
              hint={categoryWords[category].about}
              row
              options={yesOrNo}
              value={allowed.split('.').includes(category) ? 'yes' : 'no'}
            />
          ))}
          <div className="button-row">
            <Button name={choiceName} value="as-chosen">
              Save my choices
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}

function namesAllowed(consent: Consent | undefined): string {
  return consentCategories.filter((category) => consent?.[category]).join('.');
}
