import type { PageDefinition } from '../../page-definition.ts';

export const articlePreviewPage = {
  route: '/preview/:category/:article',
} satisfies PageDefinition;
