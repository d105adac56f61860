import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'smart-home';

export const smartHome: CategoryDefinition = {
  mainCategory: true,
  title: 'Smart home',
  description: 'Thermostats, plugs and chargers',
  link: '/smart-home/help',
  cta: 'See smart home help',
  decoration: 'thermostat',
  externalLink: true,
  ctaItems: [
    {
      title: 'Smart home on our main site',
      description: 'Set-up guides and orders for every product.',
      button: 'Go to smart home help',
      path: '/smart-home/help',
    },
  ],
  newLayout: false,
  categoryData: {
    articlesTitle: 'Smart home articles',
    articles: [
      listed(id, 'set-up-a-smart-thermostat', 'Set up a smart thermostat'),
      listed(id, 'smart-thermostat-offline', 'My smart thermostat is offline'),
      listed(id, 'charge-your-car-at-home', 'Charge your electric car at home'),
      listed(id, 'smart-plugs-and-energy-use', 'Smart plugs and what they can tell you'),
      listed(id, 'your-in-home-display', 'Your in-home display'),
    ],
  },
};
