import type { Config } from '@react-router/dev/config';
import { homePath } from './contracts/area-path.ts';

export default {
  appDirectory: 'app',
  basename: homePath,
  ssr: true,
  // Every route is in the first manifest: an open page survives a deploy that changes the rest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
