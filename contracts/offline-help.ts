import { areaPath } from './area-path.ts';

/** What the service worker requests for offline help, which keeps help readable without a network. */
export const offlinePaths = {
  /** Shown instead of a page that isn't saved. */
  page: `${areaPath}/offline`,
  /** All pages that the worker saves when it is installed, in one response. */
  emergencyHelp: `${areaPath}/emergency-help.json`,
};

/** The worker's settings, which the server writes as the first line of its script. */
export type WorkerSettings = {
  release: string;
  /** Changes with the release and with the list of pages. */
  version: string;
  /** The paths of emergency help. */
  pages: string[];
};

/** The pages of emergency help: HTML without scripts, by path. The offline page is one of them. */
export type EmergencyHelp = { release: string; pages: Record<string, string> };
