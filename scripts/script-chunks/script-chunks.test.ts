import { expect, test } from 'vitest';
import { chooseScriptChunks, type ModuleGraph } from './script-chunks.ts';

const root = new URL('../../', import.meta.url).pathname;
const frameStart = 'app/root.tsx?__react-router-build-client-route';
const formModule = 'app/forms/use-sending.ts';

/** Modules with their importers; a module without importers is a route. */
function graphOf(importers: Record<string, string[]>): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const by = importers[id.replace(root, '')];
      const code = id.includes('small') ? 'x' : 'x'.repeat(10_000);
      return { isEntry: by === undefined, importers: (by ?? []).map((name) => root + name), code };
    },
  };
}

const usual = { [formModule]: ['complaint.tsx', 'feedback.tsx'] };
const chunkOf = (id: string, importers: Record<string, string[]>) =>
  chooseScriptChunks()(root + id, graphOf({ ...usual, ...importers }));

test('a module that the root imports is part of the frame, however deep and whatever else imports it', () => {
  const importers = { 'link.tsx': ['header.tsx', 'complaint.tsx'], 'header.tsx': [frameStart] };
  expect(chunkOf('link.tsx', importers)).toBe('frame');
});

test('a module that only routes with a form share goes to the forms', () => {
  expect(chunkOf('field.tsx', { 'field.tsx': ['complaint.tsx', 'feedback.tsx'] })).toBe('forms');
});

test('a module that three routes share, one of them without a form, goes to the frame; one that two share goes to neither', () => {
  expect(chunkOf('card.tsx', { 'card.tsx': ['home.tsx', 'complaint.tsx', 'feedback.tsx'] })).toBe('frame');
  expect(chunkOf('card.tsx', { 'card.tsx': ['home.tsx', 'complaint.tsx'] })).toBeUndefined();
});

test('a module that two routes share goes to the frame when it is too small for its own file', () => {
  expect(chunkOf('small.tsx', { 'small.tsx': ['home.tsx', 'complaint.tsx'] })).toBe('frame');
});

test('a module that one route imports stays with it, however small', () => {
  expect(chunkOf('small.tsx', { 'small.tsx': ['home.tsx'] })).toBeUndefined();
});

test('the parts of one route count as one', () => {
  const parts = ['home.tsx', 'home.tsx?route-chunk=clientAction', 'home.tsx?route-chunk=main'];
  expect(chunkOf('card.tsx', { 'card.tsx': parts })).toBeUndefined();
});

test('modules that import each other cause no endless loop', () => {
  expect(chunkOf('one.ts', { 'one.ts': ['other.ts'], 'other.ts': ['one.ts', 'home.tsx'] })).toBeUndefined();
});

test('what the clock of opening hours imports is in its own file, whatever else imports it, so that it loads no other', () => {
  const importers = {
    'london-time.ts': ['app/frame/ring-us/opening-clock.ts', 'app/entry.page.ts', frameStart],
  };
  expect(chunkOf('london-time.ts', importers)).toBe('openingClock');
});

test('what the account without React shares with pages that have it is in a file of its own', () => {
  const account = 'app/account/header/start-account.ts';
  const follows = { [account]: [] };
  expect(chunkOf('href.ts', { ...follows, 'href.ts': [account, frameStart] })).toBe('account');
  expect(chunkOf('small.ts', { ...follows, 'small.ts': [account, 'complaint.tsx'] })).toBe('account');
  expect(chunkOf('own.ts', { ...follows, 'own.ts': [account] })).toBeUndefined();
});

test('the session watch is loaded for signed-in visitors alone, and what it shares with every page is in another file', () => {
  const account = 'app/account/header/start-account.ts';
  const watch = 'app/account/header/watch-account.ts';
  const watchWithReact = 'app/account/session/session-watch.tsx';
  const parts = { [account]: [], [watch]: [], [watchWithReact]: [] };
  expect(chunkOf('timers.ts', { ...parts, 'timers.ts': [watch, watchWithReact] })).toBe('session');
  expect(chunkOf('visit.ts', { ...parts, 'visit.ts': [watch, watchWithReact, frameStart] })).toBe('common');
  expect(chunkOf('storage.ts', { ...parts, 'storage.ts': [watch, account] })).toBe('account');
  expect(chunkOf('own.ts', { ...parts, 'own.ts': [watch] })).toBeUndefined();
});

test('the display settings share a file with pages that have React, and load no React', () => {
  const start = 'app/frame/display-settings/start-display-sheet.ts';
  expect(chunkOf('settings.ts', { [start]: [], 'settings.ts': [start, frameStart] })).toBe('common');
  expect(chunkOf('own.ts', { [start]: [], 'own.ts': [start] })).toBeUndefined();
});

test('what measuring shares with other pages has a file of its own, so that it loads no React', () => {
  const analytics = 'app/telemetry/start-telemetry.ts';
  const monitoring = 'app/telemetry/monitoring/start-monitoring.ts';
  const starts = { [analytics]: [], [monitoring]: [] };
  expect(chunkOf('path.ts', { ...starts, 'path.ts': [analytics, frameStart] })).toBe('telemetry');
  expect(chunkOf('path.ts', { ...starts, 'path.ts': [monitoring, analytics] })).toBe('telemetry');
  expect(chunkOf('own.ts', { ...starts, 'own.ts': [monitoring] })).toBeUndefined();
  const watch = 'app/account/header/watch-account.ts';
  const withWatch = { ...starts, [watch]: [] };
  expect(chunkOf('path.ts', { ...withWatch, 'path.ts': [watch, analytics, frameStart] })).toBe('telemetry');
});
