// No file may import itself by way of others; imports of types alone do not count, for nothing is left of them when the program runs.
// ESLint's rule for this took four fifths of the time of all its rules. Who may import what stands in scripts/lint/layers.mjs.
const rules = {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)lib/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default rules;
