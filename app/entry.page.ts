import { followAccount } from './account/header/follow-account.ts';
import { followBanner } from './consent/follow-banner.ts';
import { followRefusals } from './consent/follow-refusals.ts';
import { whenAllowed } from './consent/when-allowed.ts';
import { followDisplaySheet } from './frame/display-settings/follow-display-sheet.ts';
import { closeSheets } from './frame/navigation/close-sheets.ts';
import { followTarget } from './frame/navigation/follow-target.ts';
import { showSlowNavigation } from './frame/navigation/show-slow-navigation.ts';
import { followOfflineReadings } from './journeys/meter-reading/offline-readings/follow-offline-readings.ts';
import { followArticle } from './pages/article/follow-article.ts';
import { followFilms } from './pages/follow-films.ts';
import { registerWorker } from './offline/register-worker.ts';
import { savePrefetchedPage } from './offline/save-prefetched-page.ts';
import { followSearchBoxes } from './search-box/follow-search-boxes.ts';
import { loadMonitoring } from './telemetry/monitoring/load-monitoring.ts';

// The plain script of every page, which the boot script loads. It needs no React. On pages that are only read it is the
// only script, and anything more they need is loaded on first use. Decision 70.

/** Loaded only once the visitor allows it. */
const loadAnalytics = async () => (await import('./telemetry/start-telemetry.ts')).prepareAnalytics();
const loadErrorReporting = async () => (await import('./telemetry/start-telemetry.ts')).startErrorReporting;

/** What the page starts without React. */
const parts = [
  followBanner,
  followRefusals,
  followDisplaySheet,
  () => {
    for (const load of [loadErrorReporting, loadAnalytics, loadMonitoring]) whenAllowed('performance', load);
  },
  registerWorker,
];
// The browser may show this page again, as it was left.
addEventListener('pagehide', closeSheets);

// On other pages React does these.
if (document.body.dataset['page'] === 'reading') {
  parts.push(
    followTarget,
    followArticle,
    followFilms,
    followSearchBoxes,
    followAccount,
    followOfflineReadings,
    showSlowNavigation,
    savePrefetchedPage,
  );
}

// Marks the document as interactive from now on.
parts.push(() => (document.body.dataset['started'] = ''));

// Each in a task of its own: together they would block a slow phone for a tenth of a second.
for (const start of parts) setTimeout(start);
