// No file may import itself through others, not even for types. The linter finds cycles too, in a tenth of
// the time, but does not follow `import()` (oxlint.config.ts). The long form of the tests runs this check.
const rules = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'product-stands-alone',
      severity: 'error',
      from: { path: '^(app|components|lib|messages|packages)/|^(proxy|instrumentation(-node)?)[.]ts$' },
      to: { path: '^(scripts|tools|tests)/' },
    },
    {
      name: 'scripts-without-tools',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tools/' },
    },
    {
      name: 'stores-ask-the-database',
      severity: 'error',
      from: {
        path: '^(app|components|lib)/',
        pathNot: ['-(store|sql)[.]ts$', '^lib/platform/db/'],
      },
      to: { path: '^lib/platform/db/db[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)lib/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default rules;
