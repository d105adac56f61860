import type { Brand } from '#contracts/brand.ts';
import type { StandIn } from '#contracts/main-site.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { Pill } from '../../design-system/pill/pill.tsx';
import { areaHref } from '../../area-href.ts';
import { areaPath } from '#contracts/area-path.ts';

const contact = { label: 'Contact us', href: areaHref('/contact-us') };

/** A placeholder: says what a supplier's own page does here, and links onwards. */
export function StandInPage({ standIn, brand }: { standIn: StandIn; brand: Brand }) {
  const [first, ...others] = standIn.helpLinks;
  const isForm = first?.link.startsWith(`${areaPath}/complaints/`);
  const waysOn = (isForm ? others : standIn.helpLinks).map(({ label, link }) => ({ label, href: link }));
  if (!waysOn.some(({ href }) => href === contact.href)) waysOn.push(contact);
  return (
    <div className="wrap page-head flow flow--8">
      <div>
        <p className="stand-in__pill">
          <Pill tone="line">A page of the main site</Pill>
        </p>
        <h1>{standIn.title}</h1>
        <p className="lead">{standIn.about}</p>
        <p className="prose mt-4">
          {brand.name}’s main site isn’t part of this installation, so this page stands in its place.
        </p>
      </div>
      {isForm && first && (
        <LinkButton href={first.link} arrow>
          {first.label}
        </LinkButton>
      )}
      <section aria-labelledby="instead" className="search-page__box">
        <h2 id="instead" className="h-lg">
          Help with this
        </h2>
        <LinkList links={waysOn} />
      </section>
    </div>
  );
}
