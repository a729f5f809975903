// No file may import itself by way of others, not by types alone either. The linter says so too, in a tenth
// of the time, but does not look through `import()` (oxlint.config.ts): hence this, in the long form.
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
