import type { MetaDescriptor } from 'react-router';

type Trail = { label: string; href: string }[];
type PageFacts = {
  title: string;
  description?: string;
  /** Path from the origin, e.g. /help-and-support/meters. */
  path: string;
  publicUrl: string;
  brandName: string;
  trail?: Trail;
  /** The page's name in its breadcrumb, where that isn't its title. */
  crumb?: string;
  noSnippet?: boolean;
  /** Search engines leave it out. */
  noIndex?: boolean;
  isArticle?: boolean;
  /** The page renders its own title element, since an error changes it. */
  hasOwnTitle?: boolean;
};

/** SPEC §2: a title is followed by a fixed suffix and the supplier's brand name. */
export function pageTitle(title: string, brandName: string): string {
  // Without the supplier's brand, the fallback is the area's own name, which must appear only once.
  return [...new Set([title, 'Help & Support', brandName])].join(' - ');
}

/** Title, description, canonical link, Open Graph and breadcrumb JSON-LD of a page. EXPERIENCE "Everywhere". */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const title = pageTitle(facts.title, facts.brandName);
  const url = `${facts.publicUrl}${facts.path}`;
  return [
    ...(facts.hasOwnTitle ? [] : [{ title }]),
    ...(facts.description ? [{ name: 'description', content: facts.description }] : []),
    ...(facts.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(facts.noSnippet ? [{ name: 'robots', content: 'nosnippet' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: facts.title },
    ...(facts.description ? [{ property: 'og:description', content: facts.description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:type', content: facts.isArticle ? 'article' : 'website' },
    { property: 'og:site_name', content: facts.brandName },
    { property: 'og:locale', content: 'en_GB' },
    ...(facts.trail
      ? [{ 'script:ld+json': breadcrumbList(facts.trail, facts.crumb ?? facts.title, facts.publicUrl) }]
      : []),
  ];
}

function breadcrumbList(trail: Trail, current: string, publicUrl: string) {
  const items = [
    ...trail.map(({ label, href }) => ({ name: label, item: `${publicUrl}${href}` })),
    { name: current },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
