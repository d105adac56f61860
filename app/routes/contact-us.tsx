import { ContactOptions } from '../features/contact-options/contact-options.tsx';
import type { Route } from './+types/contact-us';
import { clientsContext, need } from '../context.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = need(context, clientsContext);
  // Without the settings the window counts as closed: contact options must always be reachable.
  const [settings, brand] = await Promise.all([
    content.meterReadSettings({ isOptional: true }).catch(() => undefined),
    content.brand().catch(() => fallbackBrand),
  ]);
  return { settings, brand };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'Contact us',
    description:
      'Choose how you pay or what you have with us, and see the quickest way to reach the right team.',
    path: '/help-and-support/contact-us',
    trail: [{ label: 'Help', href: '/help-and-support/' }],
  });
}

export default function ContactUsPage({ loaderData: { settings, brand } }: Route.ComponentProps) {
  return <ContactOptions settings={settings} brand={brand} />;
}
