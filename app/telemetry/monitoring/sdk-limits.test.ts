import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const recorder = 'browser-rum/esm/domain/';
const trackers = `${recorder}record/trackers/`;
const rum = 'browser-rum-core/esm/domain/';

// SPEC §9. These are the SDK's defaults; only the time of a segment is ours (scripts/monitoring-sdk).
test.each([
  [
    'a segment closes at 60,000 bytes',
    `${recorder}segmentCollection/segmentCollection.mjs`,
    'SEGMENT_BYTES_LIMIT = 6e4;',
  ],
  [
    'the worker has 30 s to start',
    `${recorder}deflate/deflateWorker.mjs`,
    'INITIALIZATION_TIME_OUT_DELAY = 30 * ONE_SECOND;',
  ],
  ['scrolling is looked at every 100 ms', `${trackers}trackScroll.mjs`, 'SCROLL_OBSERVER_THRESHOLD = 100;'],
  ['the mouse is looked at every 50 ms', `${trackers}trackMove.mjs`, 'MOUSE_MOVE_OBSERVER_THRESHOLD = 50;'],
  [
    'a pinched screen is looked at every 200 ms',
    `${trackers}trackViewportResize.mjs`,
    'VISUAL_VIEWPORT_OBSERVER_THRESHOLD = 200;',
  ],
  [
    'a resized window is looked at every 200 ms',
    'browser-rum-core/esm/browser/viewportObservable.mjs',
    'notify(getViewportDimension());\n\t\t}, 200);',
  ],
  ['a view is updated every 3 s', `${rum}view/trackViews.mjs`, 'THROTTLE_VIEW_UPDATE_PERIOD = 3e3;'],
  ['4,000 states of a page are kept', `${rum}contexts/pageStateHistory.mjs`, 'MAX_PAGE_STATE_ENTRIES = 4e3;'],
  [
    'a layout-shift window has gaps of 1 s at most',
    `${rum}view/viewMetrics/trackCumulativeLayoutShift.mjs`,
    'MAX_UPDATE_GAP = ONE_SECOND;',
  ],
  [
    'a layout-shift window is 5 s at most',
    `${rum}view/viewMetrics/trackCumulativeLayoutShift.mjs`,
    'MAX_WINDOW_DURATION = 5 * ONE_SECOND;',
  ],
  [
    'an interaction counts a minute at most',
    `${rum}view/viewMetrics/trackInteractionToNextPaint.mjs`,
    'MAX_INP_VALUE = 1 * ONE_MINUTE;',
  ],
])('%s', (_, file, words) => {
  expect(read(file)).toContain(words);
});

test('a session ends after 15 minutes without activity, or 4 hours', () => {
  const constants = read('browser-core/esm/domain/session/sessionConstants.mjs');
  expect(constants).toContain('SESSION_EXPIRATION_DELAY = 15 * ONE_MINUTE;');
  expect(constants).toContain('SESSION_TIME_OUT_DELAY = 4 * ONE_HOUR;');
});

test('the SDK internals that we rely on have the names that we expect', () => {
  expect(read('browser-core/esm/domain/session/storeStrategies/sessionStoreStrategy.mjs')).toContain(
    'SESSION_STORE_KEY = "_dd_s_v2";',
  );
  expect(read('browser-core/esm/domain/contexts/tabContext.mjs')).toContain(
    'TAB_ID_STORAGE_KEY = "_dd_tab_id";',
  );
});

function read(file: string): string {
  return readFileSync(`node_modules/@datadog/${file}`, 'utf8');
}
