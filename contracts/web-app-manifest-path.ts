import { areaPath } from './area-path.ts';

/** The manifest of the web app that visitors can install. */
export const webAppManifestPath = `${areaPath}/manifest.webmanifest`;
