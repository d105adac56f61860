import { useState } from 'react';
import type { Consent } from '#contracts/consent.ts';
import type { SignInOffer } from '#contracts/identity.ts';
import { choose, consentNow } from './consent-now.ts';
import { Breadcrumb } from '../design-system/breadcrumb/breadcrumb.tsx';
import { ChoiceForms } from './choice-forms.tsx';
import { Outcome } from './outcome.tsx';
import { StoredItemTables } from './stored-item-tables.tsx';
import { helpHome } from '../area-href.ts';
import { cookiesPage } from './cookies.page.ts';

type CookiesPageProps = {
  /** The visitor's choice when the page was rendered. */
  consent: Consent | undefined;
  /** Whether the page follows a posted choice. */
  hasPosted: boolean;
  signIn: SignInOffer;
  hasOfflineHelp: boolean;
};

/** Lists the cookies, and lets the visitor choose among them. SPEC §1. */
export function CookiesPage({ consent, hasPosted, ...site }: CookiesPageProps) {
  const [chosen, setChosen] = useState<{ isSaved: boolean }>();
  const outcome = chosen ?? (hasPosted ? { isSaved: consent !== undefined } : undefined);
  return (
    <>
      <div className="band">
        <div className="wrap page-head">
          <Breadcrumb trail={[helpHome]} current={cookiesPage.title} />
          <h1>{cookiesPage.title}</h1>
          <p className="lead">
            Cookies are small pieces of text that a site keeps on your device. Some make this site work.
            Others help us make it better, and you decide about those.
          </p>
        </div>
      </div>
      <div className="section">
        <div className="wrap flow flow--section">
          <div className="column flow flow--10">
            {outcome && <Outcome outcome={outcome} takesFocus={outcome === chosen} />}
            <ChoiceForms
              consent={consent}
              onChoice={(choice) => {
                choose(choice);
                setChosen({ isSaved: consentNow() !== undefined });
              }}
            />
          </div>
          <section className="flow flow--8" aria-labelledby="stored">
            <div className="flow flow--3">
              <h2 id="stored">Everything we keep on your device</h2>
              <p className="prose">
                Cookies are sent to us with each page. The rest stays in your browser. A * stands for
                characters that vary.
              </p>
            </div>
            <StoredItemTables {...site} />
          </section>
        </div>
      </div>
    </>
  );
}
