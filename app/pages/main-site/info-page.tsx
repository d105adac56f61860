import { areaPath } from '#contracts/area-path.ts';
import type { Brand } from '#contracts/brand.ts';
import type { InfoPage as Info } from '#contracts/main-site.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { areaHref } from '../../area-href.ts';

const contact = { label: 'Contact us', href: areaHref('/contact-us') };

/** A page of the embedded main site: what a visitor can do, whom to ring, and where to read on. */
export function InfoPage({ info, brand }: { info: Info; brand: Brand }) {
  const [first, ...others] = info.helpLinks;
  const isForm = first?.link.startsWith(`${areaPath}/complaints/`);
  const waysOn = (isForm ? others : info.helpLinks).map(({ label, link }) => ({ label, href: link }));
  if (!waysOn.some(({ href }) => href === contact.href)) waysOn.push(contact);
  return (
    <>
      <div className="band">
        <div className="wrap page-head info-page__head">
          <h1>{info.title}</h1>
          <p className="lead">{info.about}</p>
          {isForm && first && (
            <p className="mt-6">
              <LinkButton href={first.link} arrow>
                {first.label}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
      <div className="section">
        <div className="wrap split">
          {info.ring && (
            <div className="split__sticky info-page__ring">
              <RingUs ring={ringFor(brand, info.ring)} />
            </div>
          )}
          <div className="flow flow--10">
            {info.sections?.map((section) => (
              <Section key={section.heading} section={section} />
            ))}
            {info.showsAddress && brand.address && (
              <section className="prose flow flow--3">
                <h2 className="h-lg">By post</h2>
                <p>
                  {brand.name}, {brand.address}
                </p>
              </section>
            )}
            <section aria-labelledby="read-on" className="search-page__box">
              <h2 id="read-on" className="h-lg">
                Help with this
              </h2>
              <LinkList links={waysOn} />
            </section>
          </div>
        </div>
      </div>
    </>
  );
}

/** Its rich text is sanitised by the content client. */
function Section({ section: { heading, text, list } }: { section: NonNullable<Info['sections']>[number] }) {
  return (
    <section className="prose flow flow--3">
      <h2 className="h-lg">{heading}</h2>
      {text && <div className="rich-text" dangerouslySetInnerHTML={{ __html: text }} />}
      {list && (
        <ul className="bullets">
          {list.map((item) => (
            <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
          ))}
        </ul>
      )}
    </section>
  );
}
