// No file may import itself by way of others, not even for types. The linter reports circles too, in a tenth
// of the time, but does not follow `import()` (oxlint.config.ts); the long form of the tests does so here.
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
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)lib/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default rules;
