import type { PageDefinition } from '../../page-definition.ts';

export const submitMeterReadConfirmPage = {
  route: '/submit-meter-read-confirm',
  title: 'Meter reading submitted',
  noSnippet: true,
} satisfies PageDefinition;
