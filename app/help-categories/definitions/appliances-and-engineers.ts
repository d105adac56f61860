import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'appliances-and-engineers';

export const appliancesAndEngineers: CategoryDefinition = {
  mainCategory: false,
  title: 'Appliances and engineers',
  description: 'Visits, appointments and repairs',
  link: categoryPath(id),
  cta: 'See help with visits and repairs',
  decoration: 'wrench',
  externalLink: false,
  ctaItems: [
    {
      title: 'Expecting one of our engineers?',
      description: 'See, change or cancel your appointment.',
      button: 'See your appointments',
      path: '/home-services/appointments',
    },
  ],
  newLayout: false,
  categoryData: {
    articlesTitle: 'Appliance and engineer articles',
    articles: [
      listed(id, 'prepare-for-an-engineer-visit', 'Get ready for an engineer’s visit'),
      listed(id, 'change-an-appointment', 'Change or cancel an appointment'),
      listed(id, 'check-an-engineers-identity', 'Check our engineer is really ours'),
      listed(id, 'appliance-repairs', 'Book an appliance repair'),
      listed(id, 'missed-appointments', 'We missed your appointment'),
    ],
  },
};
