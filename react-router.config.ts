import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  basename: '/help-and-support/',
  ssr: true,
  // Every route is in the first manifest: an open page survives a deploy that changes the rest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
