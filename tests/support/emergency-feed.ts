import { feedOf } from './category-feed.ts';

/** A category feed that lists these articles in emergencies, and meters without articles. */
export function emergencyFeed(slugs: string[]) {
  const emergencies = feedOf({
    id: 'emergencies',
    description: 'What to do first.',
    articles: slugs.map((slug) => ({ label: slug, link: slug })),
  });
  const meters = feedOf({ id: 'meters', description: 'Your meter.' });
  return {
    data: [...emergencies.data, ...meters.data],
    included: [...emergencies.included, ...meters.included],
  };
}
