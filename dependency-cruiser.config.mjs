// No file may import itself by way of others, not by types alone either: whoever reads one of a ring has to
// read them all. ESLint's rule for this took four fifths of the time of all its rules. Who may import what
// stands in scripts/lint/layers.ts.
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
