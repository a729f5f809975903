// No file may import itself by way of others, not even for types. The linter reports circles too, in a tenth
// of the time, but does not follow `import()` (oxlint.config.ts); the long form of the tests does so here.
const rules = {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)lib/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default rules;
