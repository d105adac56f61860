import { mainSiteMeterReads, meterReadingForm } from '#app/help-content/links/follow-window.ts';
import type { SearchableArticle } from '#services/search/searchable-article.ts';
import { submitMeterReadPage } from '#app/journeys/meter-reading/submit-meter-read.page.ts';

const found = {
  category: { id: 'meters', label: 'Meters' },
  slug: 'submit-meter-read',
  title: submitMeterReadPage.title,
  headings: [],
  keywords: ['send reading', 'give reading', 'submit reading', 'meter read'],
};

/** The search result while links to give a reading go to the form. */
export const submitMeterReading: SearchableArticle = {
  ...found,
  href: meterReadingForm,
  description: submitMeterReadPage.description,
  text: 'Submit a meter reading for gas, electricity or both.',
};

/** The search result at any other time. */
export const giveMeterReading: SearchableArticle = {
  ...found,
  href: mainSiteMeterReads,
  description: 'Ways to give us your gas and electricity readings.',
  text: 'Submit a meter reading for gas, electricity or both on our main site.',
};
