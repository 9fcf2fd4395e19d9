import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One file for each entry of vite.config.ts.
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
