import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { Card, CardGrid } from '../../design-system/card/card.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { bereavementGuidance as guidance } from './bereavement-guidance.ts';
import { BereavementQuestions } from './bereavement-questions.tsx';
import { Microgeneration } from './microgeneration.tsx';
import { helpHome } from '../../area-href.ts';

type BereavementProps = {
  ring: Ring | undefined;
  /** The targets of the account's cards, in their order. */
  cardLinks: readonly string[];
};

/** Bereavement guidance. SPEC §2 "deals, extra-support, probate". */
export function Bereavement({ ring, cardLinks }: BereavementProps) {
  const { tellUs, checklist, manageAccount, helpfulLinks } = guidance;
  return (
    <>
      <div className="band">
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
      <div className="section">
        <div className="wrap split">
          <div className="flow flow--section">
            <section aria-labelledby="tell-us" className="flow">
              <h2 id="tell-us">{tellUs.title}</h2>
              <p className="prose">{tellUs.text}</p>
              <p className="prose">
                {tellUs.whoCanTellUs.map((part) =>
                  typeof part === 'string' ? (
                    part
                  ) : (
                    <a key={part.href} href={part.href}>
                      {part.label}
                    </a>
                  ),
                )}
              </p>
              <LinkButton href={tellUs.link.href} leaves>
                {tellUs.link.label}
              </LinkButton>
            </section>
            <section aria-labelledby="checklist" className="flow">
              <h2 id="checklist">{checklist.title}</h2>
              <p>{checklist.lead}</p>
              <ul className="bullets">
                {checklist.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="hint">{checklist.note}</p>
            </section>
            <section aria-labelledby="manage">
              <div className="section-head">
                <h2 id="manage">{manageAccount.title}</h2>
              </div>
              <CardGrid>
                {manageAccount.cards.map(({ title, text, link, label }, nth) => (
                  <Card key={title} title={title} foot={<a href={cardLinks[nth] ?? link}>{label}</a>}>
                    {text}
                  </Card>
                ))}
              </CardGrid>
            </section>
            <Microgeneration />
            <BereavementQuestions />
          </div>
          <aside className="split__sticky flow flow--8" aria-label="More help">
            <RingUs ring={ring} look="mist" />
            <section aria-labelledby="helpful-links">
              <h2 id="helpful-links" className="h-sm">
                {helpfulLinks.title}
              </h2>
              <LinkList links={helpfulLinks.links.map((link) => ({ ...link, leaves: true }))} />
            </section>
          </aside>
        </div>
      </div>
    </>
  );
}
