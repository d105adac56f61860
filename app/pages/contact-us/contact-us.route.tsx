import { ContactOptions } from './contact-options.tsx';
import { contactCards } from './contact-cards.ts';
import { contactUsPage } from './contact-us.page.ts';
import type { Route } from './+types/contact-us.route';
import { clientsContext } from '../../context.ts';
import { readListed } from '../../help-content/categories/read-categories.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import { readingPage } from '../../frame/reading-page.ts';
import stylesheet from './contact-page.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  // Without the settings the window counts as closed: contact options must always be reachable.
  const [settings, brand, listed] = await Promise.all([
    content.meterReadSettings({ isOptional: true }).catch(() => undefined),
    content.brand().catch(() => fallbackBrand),
    readListed(content),
  ]);
  return { cards: contactCards(listed), settings, brand, ring: ringFor(brand, 'general') };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...contactUsPage,
    path: areaHref(contactUsPage.route),
    trail: [helpHome],
  });
}

export default function ContactUsPage({
  loaderData: { cards, settings, brand, ring },
}: Route.ComponentProps) {
  return <ContactOptions cards={cards} settings={settings} brand={brand} ring={ring} />;
}
