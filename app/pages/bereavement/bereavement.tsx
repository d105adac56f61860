import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { Card, CardGrid } from '../../design-system/card/card.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { bereavementGuidance as guidance } from './bereavement-guidance.ts';
import { BereavementQuestions } from './bereavement-questions.tsx';
import { OnlyIfItApplies } from './only-if-it-applies.tsx';
import { WaysToTellUs } from './ways-to-tell-us.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';
import { WhatToHaveReady } from './what-to-have-ready.tsx';
import { helpHome } from '../../area-href.ts';

type BereavementProps = {
  ring: Ring | undefined;
  /** The current target of each link to an article, by the link as the guidance has it. */
  links: Readonly<Record<string, string>>;
};

/**
 * Bereavement guidance: the form and the number first, what few people need last. SPEC §2 "deals, extra-support,
 * probate".
 */
export function Bereavement({ ring, links }: BereavementProps) {
  const { manageAccount, helpfulLinks } = guidance;
  const shownLink = (link: string) => links[link] ?? link;
  return (
    <>
      <div className="band band--under-ways">
        <div className="wrap page-head">
          <Breadcrumb trail={[helpHome]} current={guidance.title} />
          <div className="page-head__row">
            <div>
              <h1>{guidance.title}</h1>
              <p className="lead">{guidance.lead}</p>
            </div>
            <Pictogram name="leaf" />
          </div>
        </div>
      </div>
      <div className="wrap section--end flow flow--section">
        <WaysToTellUs ring={ring} />
        <WhatToHaveReady />
        <WhatHappensNext />
        <section aria-labelledby="manage" className="manage-account">
          <div className="section-head">
            <h2 id="manage">{manageAccount.title}</h2>
          </div>
          <CardGrid>
            {manageAccount.cards.map(({ title, text, link, label }) => (
              <Card key={title} title={title} foot={<a href={shownLink(link)}>{label}</a>}>
                {text}
              </Card>
            ))}
          </CardGrid>
        </section>
        <div className="groups">
          <BereavementQuestions hours={ring?.line.inWords} />
          <section aria-labelledby="helpful-links">
            <div className="section-head">
              <h2 id="helpful-links">{helpfulLinks.title}</h2>
            </div>
            <LinkList links={helpfulLinks.links.map((link) => ({ ...link, leaves: true }))} />
          </section>
        </div>
        <OnlyIfItApplies shownLink={shownLink} />
      </div>
    </>
  );
}
