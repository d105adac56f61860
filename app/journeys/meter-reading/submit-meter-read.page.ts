import type { PageDefinition } from '../../page-definition.ts';

export const submitMeterReadPage = {
  route: '/submit-meter-read',
  title: 'Submit a meter reading',
  description: 'Send us your meter reading online, or see other ways to give us one.',
} satisfies PageDefinition;
