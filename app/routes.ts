import { index, route, type RouteConfig } from '@react-router/dev/routes';

// Every URL of SPEC §2, and pages of our own, below /help-and-support/. The main site's own pages are in
// services/main-site.
export default [
  index('pages/home/help-home.route.tsx'),
  route('contact-us', 'pages/contact-us/contact-us.route.tsx'),
  route('probate', 'pages/bereavement/probate.route.tsx'),
  route('films/:film', 'pages/film/film.route.tsx'),
  route('extra-support', 'pages/extra-support/extra-support.route.tsx'),
  route('cookies', 'consent/cookies.route.tsx'),
  route('was-this-useful', 'pages/usefulness/was-this-useful.route.tsx'),
  route('deals', 'account/deals/deals.route.tsx'),
  route('make-a-complaint-select-type', 'journeys/choose-complaint/make-a-complaint-select-type.route.tsx'),
  route(
    'make-a-complaint-select-energy',
    'journeys/choose-complaint/make-a-complaint-select-energy.route.tsx',
  ),
  route('complaints/feedback', 'journeys/feedback/feedback.route.tsx'),
  route('complaints/feedback/personal-details', 'journeys/feedback/feedback-personal-details.route.tsx'),
  route('complaints/:complaint', 'journeys/complaint/complaint-details.route.tsx'),
  route('complaints/:complaint/query', 'journeys/complaint/complaint-query.route.tsx'),
  route('confirmation', 'journeys/confirmation/confirmation.route.tsx'),
  route('submit-meter-read', 'journeys/meter-reading/submit-meter-read.route.tsx'),
  route('submit-meter-read-confirm', 'journeys/meter-reading/submit-meter-read-confirm.route.tsx'),

  route('bills-and-payments/compare-two-bills', 'journeys/compare-bills/compare-bills.route.tsx'),

  // Pages before and after signing in and out. The steps between (sign-in, its callback, sign-out, the session) are in
  // server/account/sign-in.
  route('your-account', 'account/your-account.route.tsx'),
  route('sign-in/problem', 'account/sign-in/sign-in-problem.route.tsx'),
  route('signed-out', 'account/sign-in/signed-out.route.tsx'),

  // What pages call while they are open, and posts of forms without their own page.
  route('search/suggestions', 'search-box/search-suggestions.route.ts'),
  route('your-details', 'account/prefill/your-details.route.ts'),
  route('display-settings', 'frame/display-settings/display-settings.route.ts'),
  route('submit-meter-read/kept', 'journeys/meter-reading/offline-meter-reading.route.ts'),
  route('dismiss-notice', 'pages/home/dismiss-notice.route.ts'),
  route('account.html', 'account/header/account-templates.route.ts'),
  route('speculation-rules.json', 'frame/navigation/speculation-rules.route.ts'),
  route('sitemap.xml', 'pages/sitemap/sitemap.route.ts'),

  route(':category', 'pages/category/help-category.route.tsx'),
  // Three segments, so that it can't be the address of a category or an article.
  route('preview/:category/:article', 'pages/article/article-preview.route.tsx'),
  route(':category/:article', 'pages/article/help-article.route.tsx'),
  route('*', 'frame/unknown.route.ts'),
] satisfies RouteConfig;
