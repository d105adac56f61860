import type { ContentClient } from '#clients/content/create-content-client.ts';
import { areaHref, articlePath, categoryPath } from '../area-href.ts';

/** A page of emergency help: its title and its path. */
export type EmergencyHelpPage = { label: string; href: string };

/**
 * The pages that every visitor's device saves: emergencies, all their articles, and contact us. Throws
 * ContentUnavailable when the list can't be read.
 */
export async function emergencyHelp(
  content: Pick<ContentClient, 'categories'>,
): Promise<EmergencyHelpPage[]> {
  const categories = await content.categories({ isOptional: true });
  const articles = categories.find(({ id }) => id === 'emergencies')?.articles ?? [];
  return [
    { label: 'Emergencies', href: categoryPath('emergencies') },
    ...articles.map(({ label, slug }) => ({ label, href: articlePath('emergencies', slug) })),
    { label: 'Contact us', href: areaHref('/contact-us') },
  ];
}
