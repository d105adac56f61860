import type { PageDefinition } from './page-definition.ts';
import { areaHref } from './area-href.ts';
import { helpHomePage } from './pages/home/help-home.page.ts';
import { contactUsPage } from './pages/contact-us/contact-us.page.ts';
import { probatePage } from './pages/bereavement/probate.page.ts';
import { filmPage } from './pages/film/film.page.ts';
import { extraSupportPage } from './pages/extra-support/extra-support.page.ts';
import { helpCategoryPage } from './pages/category/help-category.page.ts';
import { helpArticlePage } from './pages/article/help-article.page.ts';
import { articlePreviewPage } from './pages/article/article-preview.page.ts';
import { wasThisUsefulPage } from './pages/usefulness/was-this-useful.page.ts';
import { cookiesPage } from './consent/cookies.page.ts';
import { dealsPage } from './account/deals/deals.page.ts';
import { yourAccountPage } from './account/your-account.page.ts';
import { signInProblemPage } from './account/sign-in/sign-in-problem.page.ts';
import { signedOutPage } from './account/sign-in/signed-out.page.ts';
import { selectComplaintTypePage } from './journeys/choose-complaint/make-a-complaint-select-type.page.ts';
import { selectEnergyPage } from './journeys/choose-complaint/make-a-complaint-select-energy.page.ts';
import { feedbackPage } from './journeys/feedback/feedback.page.ts';
import { feedbackPersonalDetailsPage } from './journeys/feedback/feedback-personal-details.page.ts';
import { complaintDetailsPage } from './journeys/complaint/complaint-details.page.ts';
import { complaintQueryPage } from './journeys/complaint/complaint-query.page.ts';
import { confirmationPage } from './journeys/confirmation/confirmation.page.ts';
import { compareBillsPage } from './journeys/compare-bills/compare-bills.page.ts';
import { submitMeterReadPage } from './journeys/meter-reading/submit-meter-read.page.ts';
import { submitMeterReadConfirmPage } from './journeys/meter-reading/submit-meter-read-confirm.page.ts';

/**
 * Every page of the area: the site map, the search index and the list of paths that analytics counts are built from it.
 * Only the server imports it; a page itself imports its own definition.
 */
export const pageTable: readonly PageDefinition[] = [
  helpHomePage,
  contactUsPage,
  probatePage,
  filmPage,
  extraSupportPage,
  helpCategoryPage,
  helpArticlePage,
  articlePreviewPage,
  wasThisUsefulPage,
  cookiesPage,
  dealsPage,
  yourAccountPage,
  signInProblemPage,
  signedOutPage,
  selectComplaintTypePage,
  selectEnergyPage,
  feedbackPage,
  feedbackPersonalDetailsPage,
  complaintDetailsPage,
  complaintQueryPage,
  confirmationPage,
  submitMeterReadPage,
  submitMeterReadConfirmPage,
  compareBillsPage,
];

/** Values for the placeholders of a route; each set is one page. */
export type PagesOfRoute = Partial<Record<PageDefinition['route'], Record<string, string>[]>>;

/** The full paths of the pages that a definition stands for. */
export function pagePaths({ route }: PageDefinition, pagesOfRoute: PagesOfRoute): string[] {
  if (!route.includes(':')) return [areaHref(route as '/')];
  return (pagesOfRoute[route] ?? []).map((params) =>
    areaHref(route as '/:category', params as { category: string }),
  );
}
