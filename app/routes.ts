import { index, route, type RouteConfig } from '@react-router/dev/routes';

// Every URL of SPEC §2, below /help-and-support/. The main site's own pages are in services/main-site.
export default [
  index('routes/help-home.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('probate', 'routes/probate.tsx'),
  route('extra-support', 'routes/extra-support.tsx'),
  route('cookies', 'routes/cookies.tsx'),
  route('deals', 'routes/deals.tsx'),
  route('make-a-complaint-select-type', 'routes/make-a-complaint-select-type.tsx'),
  route('make-a-complaint-select-energy', 'routes/make-a-complaint-select-energy.tsx'),
  route('complaints/feedback', 'routes/feedback.tsx'),
  route('complaints/feedback/personal-details', 'routes/feedback-personal-details.tsx'),
  route('complaints/:complaint', 'routes/complaint-details.tsx'),
  route('complaints/:complaint/query', 'routes/complaint-query.tsx'),
  route('confirmation', 'routes/confirmation.tsx'),
  route('submit-meter-read', 'routes/submit-meter-read.tsx'),
  route('submit-meter-read-confirm', 'routes/submit-meter-read-confirm.tsx'),

  // Signing in and out; the steps between (sign-in, its callback, sign-out, the session) are server/sign-in's.
  route('your-account', 'routes/your-account.tsx'),
  route('sign-in/problem', 'routes/sign-in-problem.tsx'),
  route('signed-out', 'routes/signed-out.tsx'),

  // What pages call while they are open, and forms without a page of their own.
  route('search/suggestions', 'routes/search-suggestions.ts'),
  route('your-details', 'routes/your-details.ts'),
  route('display-settings', 'routes/display-settings.ts'),
  route('submit-meter-read/kept', 'routes/kept-meter-reading.ts'),
  route('dismiss-notice', 'routes/dismiss-notice.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),

  route(':category', 'routes/help-category.tsx'),
  route(':category/:article', 'routes/help-article.tsx'),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig;
